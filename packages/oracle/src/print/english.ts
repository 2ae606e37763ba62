/** The little English that rules text needs: number words, articles, plurals, verb endings, lists. */

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

/** `3` as "three"; from 21 on in digits. */
export function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}

/** "first", "second" …; from "twenty-first" on in digits. */
export function ordinalWord(count: number): string {
  const words = [
    'zeroth',
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ];
  return words[count] ?? `${count}th`;
}

const SOUNDS_LIKE_CONSONANT = /^(one|uni|use|eu)/i;
const ACRONYM_VOWEL = /^(8|11\b|18\b|X )/;

/** "a" or "an" by the first sound of the phrase that follows. */
export function withArticle(phrase: string): string {
  const vowel = (/^[aeiou]/i.test(phrase) && !SOUNDS_LIKE_CONSONANT.test(phrase)) || ACRONYM_VOWEL.test(phrase);
  return `${vowel || /^(untapped|X\/)/.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

const IRREGULAR_PLURALS: { readonly [word: string]: string } = {
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Plains: 'Plains',
  Merfolk: 'Merfolk',
  Elemental: 'Elementals',
  Ox: 'Oxen',
  Mouse: 'Mice',
  Thief: 'Thieves',
  Hero: 'Heroes',
  Octopus: 'Octopuses',
  Fungus: 'Fungi',
  Treefolk: 'Treefolk',
  Eldrazi: 'Eldrazi',
  Samurai: 'Samurai',
  Ninja: 'Ninjas',
  Kithkin: 'Kithkin',
  Myr: 'Myr',
  Phyrexian: 'Phyrexians',
  sorcery: 'sorceries',
  ability: 'abilities',
  library: 'libraries',
  sheep: 'sheep',
  Sheep: 'Sheep',
  Fish: 'Fish',
  Equipment: 'Equipment',
  mana: 'mana',
  Mana: 'Mana',
  life: 'life',
  damage: 'damage',
};

/** The plural of a noun's last word. */
export function plural(noun: string): string {
  const space = noun.lastIndexOf(' ');
  const head = noun.slice(0, space + 1);
  const word = noun.slice(space + 1);
  const irregular = IRREGULAR_PLURALS[word];
  if (irregular !== undefined) return head + irregular;
  if (/[^aeiou]y$/.test(word)) return `${head}${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${head}${word}es`;
  return `${head}${word}s`;
}

const IRREGULAR_VERBS: { readonly [verb: string]: string } = {
  be: 'is',
  are: 'is',
  have: 'has',
  do: 'does',
  can: 'can',
  "can't": "can't",
  may: 'may',
  "don't": "doesn't",
  "aren't": "isn't",
  must: 'must',
  would: 'would',
  'may have': 'may have',
  "haven't": "hasn't",
};

/** The third person singular of a verb phrase: "draw" -> "draws", "look at" -> "looks at". */
export function thirdPerson(verb: string): string {
  const whole = IRREGULAR_VERBS[verb];
  if (whole !== undefined) return whole;
  const space = verb.indexOf(' ');
  const word = space < 0 ? verb : verb.slice(0, space);
  const tail = space < 0 ? '' : verb.slice(space);
  if (word === 'may') return verb;
  const irregular = IRREGULAR_VERBS[word];
  if (irregular !== undefined) return irregular + tail;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies${tail}`;
  if (/(s|x|z|ch|sh|o)$/.test(word)) return `${word}es${tail}`;
  return `${word}s${tail}`;
}

/** "a", "a and b", "a, b, and c". */
export function joinList(parts: readonly string[], word: 'and' | 'or'): string {
  if (parts.length <= 1) return parts[0] ?? '';
  if (parts.length === 2) return `${parts[0]} ${word} ${parts[1]}`;
  return `${parts.slice(0, -1).join(', ')}, ${word} ${parts[parts.length - 1]}`;
}

/** First letter upper case, past any leading symbol-free text. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "that player" -> "that player's"; "you" and pronouns have their own forms. */
export function possessive(noun: string): string {
  if (noun === 'you') return 'your';
  if (noun === 'it') return 'its';
  if (noun === 'they' || noun === 'them') return 'their';
  return noun.endsWith('s') ? `${noun}'` : `${noun}'s`;
}

/** Ends a sentence: capital letter first, full stop last (a closing quotation mark already holds one). */
export function sentence(text: string): string {
  const capital = capitalise(text);
  return /[.”"]$/.test(capital) && /\."?$/.test(capital) ? capital : `${capital}.`;
}

/** Words without the empty ones, one space between. */
export function words(...parts: readonly (string | null | undefined | false)[]): string {
  return parts
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ')
    .replace(/ ([,.])/g, '$1');
}
