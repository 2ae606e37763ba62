/**
 * Whether every word that matters was accounted for: what was read is printed again, and each marker word of the text must have its
 * counterpart in the printed words. The printer was written apart from the grammar, so that a rule that loses a word, or makes one
 * up, shows here rather than in a game.
 */
import { type CardFace, CardType } from '@foretell/rules/ir';
import { printFace } from '../print/printCard.ts';
import { subtypeOf } from './characteristics/subtypes.ts';
import { saysNothing } from './grammar/abilityWords.ts';
import { colorBit, supertypeBit, typeBit } from './grammar/vocabulary.ts';
import { sameWords } from './sameWords.ts';
import { type Piece, piecesOf } from './text/tokens.ts';

const NUMBERS: ReadonlyMap<string, string> = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty'
    .split(' ')
    .map((word, at) => [word, String(word === 'twenty' ? 20 : at + 1)]),
);

/** "Three or fewer" for "fewer than four". */
function oneFewer(word: string): string | null {
  const number = Number(NUMBERS.get(word));
  return number > 1 ? `${number - 1} or fewer ${word}` : null;
}

/** Words that can change what a sentence means, each by the word that stands for it and its likes. */
const MARKERS: ReadonlyMap<string, string> = new Map([
  ...'unless except instead until other target tapped untapped attacking blocking random half greatest tally everyone may only additional next same less more without named chosen again first second third fourth beginning upkeep end step untap turn choose reveal search attach sacrifice discard mill draw exile destroy create shuffle gain lose control own life prevent flying haste trample'
    .split(' ')
    .map((word) => [word, word] as const),
  ['another', 'other'],
  ['twice', '2'],
  ['greater', 'more'],
  ['fewer', 'less'],
  ['lesser', 'less'],
  ['steps', 'step'],
  ['keeping', 'keeping'],
  ['controls', 'control'],
  ['untaps', 'untap'],
  ['taps', 'tap'],
  ['controlled', 'control'],
  ['gains', 'gain'],
  ['loses', 'lose'],
  ['draws', 'draw'],
  ['discards', 'discard'],
  ['sacrifices', 'sacrifice'],
  ['sacrificing', 'sacrifice'],
  ['discarding', 'discard'],
  ['exiling', 'exile'],
  ['creates', 'create'],
  ['created', 'create'],
  ['exiles', 'exile'],
  ['mills', 'mill'],
  ['searches', 'search'],
  ['shuffles', 'shuffle'],
  ['targets', 'target'],
  ['nontoken', 'nontoken'],
  ['hand', 'hand'],
  ['hands', 'hand'],
  ['graveyard', 'graveyard'],
  ['graveyards', 'graveyard'],
  ['library', 'library'],
  ['libraries', 'library'],
  ['opponent', 'opponent'],
  ['opponents', 'opponent'],
  ['combat', 'combat'],
  ['up', 'up'],
]);

function marker(piece: Piece): string | null {
  const { kind, text } = piece;
  // A size with X may be printed as a number counted: "+X/+0" and "+1/+0 for each".
  if (kind === 'size') return text.includes('X') ? null : text;
  if (kind === 'number') return text;
  if (kind !== 'word') return null;
  return NUMBERS.get(text) ?? MARKERS.get(text) ?? vocabularyWord(piece);
}

function vocabularyWord({ text, capital }: Piece): string | null {
  if (colorBit(text) !== null || supertypeBit(text) !== null) return text;
  const type = typeBit(text);
  if (type !== null) return `type ${type}`;
  if (text.startsWith('non')) return text.replace('-', '');
  return capital ? subtypeOf(text) : null;
}

/**
 * Turns of phrase that say the same are made one: "for each creature" and "the number of creatures" count alike. "This creature" is the card, not the word for its type; a permanent that "dies" is put
 * into a graveyard from the battlefield (700.4).
 */
function plain(text: string): string {
  // The size of a station card is printed in its corner.
  const said = sameWords(text);
  const sized = /^Station\b/m.test(said) ? said.replace(/^\d+\/\d+$/gm, '') : said;
  // What is milled is put into a graveyard (701.17a).
  const milling = /\bmills?\b/i.test(sized)
    ? sized.replace(/\bput into (a|your) graveyard this way\b/g, 'milled this way')
    : sized;
  return (
    milling
      .replace(/You may exert [^.]{1,40} as (it|he|she|they) attacks?\b/g, 'Exert')
      .replace(/\ba number of ([^.,]*? equal to the result)\b/g, 'that many $1')
      .replace(/(?<!\bmana value) equal to the result\b/g, '')
      .replace(/\bthen each player who searched their library this way shuffles\b/gi, 'then shuffle')
      .replace(/\b(\w+ or more [^.,]*?) your opponents control attack\b/g, 'an opponent attacks with $1')
      .replace(/\b(\w+ or more [^.,]*?) you control( with [^.,]*)? attack\b/g, 'you attack with $1$2')
      .replace(/\bdamage equal to the excess\b/g, 'that much damage')
      .replace(/\bhas no abilities\b/g, 'loses all abilities')
      .replace(/\bpay ([{}\w/]+)\. If you don't, you lose the game\b/g, 'you lose the game unless you pay $1')
      // Permission to spend mana so is said of the player or of the mana (609.4b).
      .replace(/\b(you|they) may spend mana as though it were mana of any type\b/gi, 'mana of any type can be spent')
      .replace(/\b[Yy]ou can spend mana of any type\b/g, 'mana of any type can be spent')
      .replace(/\bplay cards from (?=your graveyard)/g, 'play lands and cast spells from ')
      .replace(/\bhas affinity for (\w+)\b/g, 'costs less for each $1 you control')
      .replace(/\bfewer than (\w+)(?= cards in hand\b)/g, (all: string, word: string) => oneFewer(word) ?? all)
      .replace(/\bspells you control have\b/g, 'spells you cast have')
      .replace(/^[^.\n]{1,60} has flash as long as ([^.]*)/gm, 'You may cast ~ as though it had flash if $1')
      .replace(/\b(?:if|as long as) it hasn't dealt damage yet\b/g, 'unless it dealt damage')
      .replace(
        /\byour life total is at least (\d+) greater than your starting life total\b/g,
        'you have at least $1 life more than your starting life total',
      )
      .replace(/\bamass (\d|X)\b/gi, 'amass Zombies $1')
      .replace(/\bmust be blocked each combat this turn\b/g, 'must be blocked this turn')
      .replace(/\b(your opponents) can't block with (creatures [^.]*)/gi, "$2 $1 control can't block")
      .replace(/\bmay play up to (\w+) additional lands\b/g, 'may play $1 additional lands')
      .replace(/\bto cast and can't be countered\b/g, "to cast and those you control can't be countered")
      .replace(/\ball land types and abilities\b/g, 'all land types and all abilities')
      .replace(
        /\bthe number of (\w+) mana symbols in the mana costs of permanents you control\b/g,
        'your devotion to $1',
      )
      .replace(/\byou control at least (?=(two|three|four|five|six|seven|eight|ten) )(\w+)/g, 'you control $1 or more')
      .replace(/\bexplores again\b/g, 'explores')
      .replace(/\bsacrificed one or more permanents\b/g, 'sacrificed a permanent')
      .replace(/ and it loses all other card types\b/g, '')
      .replace(/\bexcept for ([A-Z]\w+|artifact|creature|enchantment|land|planeswalker)s(?=[.\n])/g, 'non-$1')
      .replace(/\bexcept for\b|\bother than(?= [A-Z]\w+ (?:and|or) [A-Z]\w+\b)/g, "that aren't")
      .replace(/\b(life total|it) becomes equal to\b/g, '$1 becomes')
      .replace(/\bnot chosen this way\b/g, 'other')
      .replace(/\bwith no (?=\S+ counters? on\b)/g, 'without ')
      .replace(/\bby creatures it's blocking\b/g, 'by creatures blocked by ~')
      .replace(/\bother than (enchanted|equipped) creature\b/g, "that isn't $1 creature")
      .replace(
        /\b(attack you [^.]{1,60}) for each of those creatures\b/g,
        "$1 for each creature they control that's attacking you",
      )
      .replace(/\b(attacks|blocks [^.]*?) this combat if able\b/g, '$1 until end of combat if able')
      .replace(/\battacks? each combat if able and attacks? a player other than you if able\b/g, 'is goaded')
      .replace(/\beach of (that player|its controller)'s opponents\b/gi, 'each player other than $1')
      // What is replaced is skipped (614.6).
      .replace(/, instead that player skips that draw and\b/g, ', instead')
      .replace(/\beach of your opponents\b/gi, 'each opponent')
      .replace(/^Max speed —/gm, '')
      .replace(/ Activate only if you have max speed\./g, '')
      .replace(/ Activate only if your speed is 4 or greater\./g, '')
      .replace(/ if your speed is 4 or greater(?=\.$)/gm, '')
      .replace(/\byour team controls\b/g, 'you control')
      .replace(/\bowned by the voter\b/g, 'the voter owns')
      .replace(/\bduring any upkeep step\b/g, 'during the upkeep')
      .replace(/^Boast —/gm, 'Activate only if this creature attacked this turn and only once each turn.')
      .replace(/^Exhaust —/gm, 'Activate only once.')
      .replace(
        /\b[Tt]his (creature|land|artifact|enchantment|planeswalker|battle|permanent|card|spell|token|Aura|Equipment|Vehicle|Saga|Class|Case|Siege|Spacecraft|Planet|Room|Mount)\b/g,
        '~',
      )
      .replace(
        /^((?:[IVX, ]+ — )?(?:• )?)([A-Z\d][^—\n.:"{]{0,40}) — (?=[A-Z{~])/gm,
        (all: string, before: string, name: string) => (saysNothing(name) ? before : all),
      )
      .replace(/\b(is|are) put into a graveyard from the battlefield\b/g, 'dies')
      .replace(/\bwere put into graveyards from the battlefield this turn\b/g, 'died this turn')
      // Much of one symbol is said in words.
      .replace(/\b(four|five|six|seven|eight|nine|ten|twelve)\s+(?=\{[A-Z]\})/gi, '')
      .replace(/\bthat targets only a single ([^.,]+)/g, 'that targets a $1 with a single target')
      .replace(/\b(is|are) put into exile\b/g, '$1 exiled')
      .replace(/\btokens plus an additional\b/g, 'tokens plus a')
      .replace(/\btokens would be created under your control\b/g, 'tokens would be created')
      // Tokens are created by effects.
      .replace(
        /\ban effect would create (one or more [^.]*?tokens) under your control, it creates (\w+(?: times)? that many of those tokens) instead/g,
        '$1 would be created, $2 are created instead',
      )
      .replace(/\b(would deal [^.]*?, it deals) twice that much damage\b/g, '$1 double that damage')
      .replace(
        /\bdouble all ((?:non)?combat )?damage (?:that )?([^.]*?) would deal\b/gi,
        'if $2 would deal $1damage, it deals double that damage instead',
      )
      .replace(/\ba second target\b/g, 'another target')
      .replace(/\bEquip worthy\b/g, 'Equip legendary nonVillain red or white creature')
      .replace(/\bgain or lose life\b/g, 'gain life or lose life')
      .replace(/\bfirst or second card each turn\b/g, 'first card each turn or draw your second card each turn')
      .replace(
        /\bsaddles a Mount or crews a Vehicle during your main phase\b/g,
        'saddles a Mount during your main phase or crews a Vehicle',
      )
      .replace(/\bhexproof from each color\b/gi, 'Hexproof from white, from blue, from black, from red, from green')
      .replace(/\b[Ii]f you don't put (the card|it) into your hand\b/g, "If you don't")
      .replace(/\bunless you attacked this turn\b/g, "if you didn't attack this turn")
      // What is more than what was there already is said to be additional, or not (122.6).
      .replace(/\b(gets?|adds?) an additional (?=[+\-{]|two |three |one )/g, '$1 ')
      .replace(/\bwith (an|one|two|three|four|five|six|X) additional (?=[+-])/g, 'with $1 ')
      // 205.1b says it in several ways.
      .replace(/\bin addition to (its|their|his|her) other (creature |land |artifact |colors and )?types\b/g, 'keeping')
      .replace(
        /\b([Ii]t's|[Tt]hey're|that's|that are) still (a |an )?(?:[A-Z]\w+ )?(land|artifact|planeswalker|enchantment)s?\b/g,
        'keeping',
      )
      .replace(/\beach player's (?=upkeep|end step|draw step)/g, 'each ')
      .replace(/\bas long as you control no\b/g, 'unless you control')
      .replace(/\breveal [^.]* and shuffle it into\b/g, 'shuffle it into')
      .replace(/\b([Ss])huffle your library\b/g, '$1huffle')
      .replace(/\b[Ww]as cast from anywhere other than your hand\b/g, "was cast and it wasn't cast from your hand")
      .replace(
        /\b[Ii]f you (?:put|return(?:ed)?) an? ([^.,]*?) (?:on|in)?to (?:the|your) (?:battlefield|hand) this way\b/g,
        'if a $1 was returned this way',
      )
      .replace(
        /\b[Ii]f you (discard|sacrific|exil|reveal|mill|destroy)ed? an? ([^.,]*?) this way\b/g,
        (_all, verb: string, what: string) => `if a ${what} was ${verb}ed this way`,
      )
      .replace(
        /\b[Ii]f you (sacrific|exil)e an? ([^.,]*?) this way\b/g,
        (_all, verb: string, what: string) => `if a ${what} was ${verb}ed this way`,
      )
      .replace(
        /\b[Ii]f you (don't|didn't) put (a|the|that) card (in|on)to (your hand|the battlefield) this way\b/g,
        "if you don't",
      )
      .replace(/\bat least one ([^.,]*?) was (\w+) this way\b/g, 'a $1 was $2 this way')
      .replace(/\bdraw another card\b/g, 'draw a card')
      .replace(/\b[Tt]he chosen (permanent|creature)\b/g, 'it')
      .replace(/\bor returned an? ([^.,]*?) to your hand this way\b/g, 'or a $1 was returned this way')
      .replace(
        /\bthe (\w+) with the greatest (power|toughness) or tied for the greatest \2\b/g,
        'a $1 with $2 equal to the greatest $2 among $1s',
      )
      .replace(/\b[Ii]f you don't draw a card this way\b/g, "if you don't")
      .replace(/\b[Ii]f you draw one or more cards this way\b/g, 'if you do')
      .replace(/\b[Ii]f you search(ed)? your library this way\b/g, 'if you do')
      .replace(/\b[Ii]f you put no cards into your hand this way\b/g, "if you don't")
      .replace(/\bdealt to and dealt by that creature\b/g, 'dealt to and dealt by ~')
      .replace(/\bof that type\b/g, 'of the chosen type')
      .replace(/\b(can't (?:be )?block(?:ed)?) this combat\b/g, '$1 until end of combat')
      .replace(/\bin addition to (its|their) other colors\b/g, 'keeping')
      .replace(/\byou may (put|reveal|attach|exile|return) any number of\b/gi, '$1 any number of')
      .replace(
        /prevent all ((?:combat )?damage) that would be dealt to ([^.\n]+?)( this turn)?\.\s*Prevent all \1 (?:that would be dealt by \2|it would deal|\2 would deal)\3\./gi,
        'Prevent all $1 that would be dealt to and dealt by $2$3.',
      )
      // A permission for the turn is said so before or after it.
      .replace(/\buntil end of turn, (?=(you|they|that player) may (play|cast)\b)/gi, '')
      .replace(/(\bmay (?:play|cast) (?:(?!as long as| if )[^.])*?) (?:this turn|until end of turn)\b/g, '$1')
      .replace(/\b[Yy]ou choose (an? [^.]*? from it)\. Exile that card\b/g, 'Exile $1')
      .replace(
        /\b(life |damage )?equal to the (life lost|life gained|damage dealt|damage prevented) this way\b/g,
        'that much $1',
      )
      .replace(/\bfor each (1|one) (life lost|damage dealt|damage prevented) this way\b/g, 'that much')
      .replace(/\byou've cast another spell this turn\b/g, "you've cast two or more spells this turn")
      .replace(
        /\bplay (the top card of|cards from the top of) your library\b/g,
        'play lands and cast spells from the top of your library',
      )
      .replace(/\bwith equal or lesser mana value\b/g, 'with mana value less than or equal to its mana value')
      .replace(/\byou've cast another ([a-z ]+?) spell this turn\b/g, "you've cast two or more $1 spells this turn")
      .replace(/\bthe same name as another\b/g, 'the same name as a')
      // What was spoken of is "it" (608.2c).
      .replace(/\b[Tt]hat (creature|land|artifact|enchantment)\b(?! (card|spell|token))/g, 'it')
      .replace(/\bone or more (?=(cards left|counters on)\b)/g, 'a ')
      .replace(/\beach player may put any number of\b/gi, 'each player puts any number of')
      .replace(/\bthat card from exile\b/g, 'that card')
      .replace(/\bexile that card from (your|their) graveyard\b/g, 'exile that card')
      .replace(/\btarget exiled card\b/g, 'target card in exile')
      .replace(/\b([Ss]acrifices? an? [^.,:]*?) you control\b/g, '$1')
      .replace(/\b[Ww]hen you (discard|sacrifice|exile) an? \w+ this way\b/g, 'When you do')
      .replace(/\bdifferently named\b/g, 'different names among')
      .replace(/\bat least (\w+) mana was spent\b/g, '$1 or more mana was spent')
      .replace(/\bfor all cards with\b/g, 'for any number of cards with')
      .replace(/\bduring each opponent's turn\b/g, "during an opponent's turn")
      .replace(/\bone of your opponents\b/g, 'an opponent')
      .replace(/\bprotection from (all colors|each color)\b/g, 'protection from white, blue, black, red, green')
      .replace(/\b(a|each) (creature|permanent|creature or planeswalker) dealt damage this way\b/gi, 'it')
      .replace(
        /\b(life|damage) equal to the (amount of )?(life lost|damage dealt|damage prevented) this way\b/g,
        'that much $1',
      )
      .replace(/\bfor each (1 )?(life lost|damage dealt|damage prevented) this way\b/g, 'that much')
      .replace(
        /\byou choose (an? [^.]{3,80}?) from it(?: and exile that card|\. Exile that card)/gi,
        'exile $1 from it',
      )
      .replace(/(?<!enters, )\b[Cc]hoose a color(?=[.,]| and)/g, '')
      .replace(/\bthe (chosen color|color of your choice)\b/g, 'that color')
      .replace(/\bother than (a )?basic land cards?\b/g, "that isn't a basic land card")
      .replace(/\buntil end of turn, (if an? [^.,]* would enter)\b/gi, '$1 this turn')
      .replace(/\b(you gain (?:hexproof|shroud|protection)[^.]*?) until end of turn\b/gi, '$1 this turn')
      .replace(/\bonce during each of your turns\b/gi, 'during your turn, once each turn')
      .replace(/\beach opponent (?=can't cast\b)/gi, 'opponents ')
      // What was found in a library goes back there.
      .replace(/\bthe chosen cards on top of your library in any order\b/g, 'them back in any order')
      .replace(/\bthe chosen (card|creature|spell)\b/g, 'it')
      .replace(/\b(\w+|X) of those tokens\b/g, '$1 tokens')
      .replace(/\bchoose (an? [^.]{2,40}) you control or reveal \1 card from your hand\b/g, 'behold $1')
      .replace(/\band the other (?=into|on)/g, 'and the rest ')
      .replace(/\ball of your opponents\b/g, 'all opponent')
      .replace(/\bthe chosen number\b/g, 'that number')
      .replace(/\bthe attacking player\b/g, 'the active player')
      .replace(/\bfight each other\b/g, 'fight')
      .replace(/~ or another (\w+) entered\b/g, 'a $1 entered')
      .replace(/\bfor each color among ([^.,]+), add one mana of that color\b/gi, 'add one mana of each color among $1')
      .replace(/\b(with|has) that name\b/g, '$1 the chosen name')
      .replace(/\bof that type\b/g, 'of the chosen type')
      .replace(/\bwas cast from anywhere other than your hand\b/g, "was cast and it wasn't cast from your hand")
      .replace(/\b(if you don't) put (it|that card|the card) (into your hand|onto the battlefield)(?=,)/gi, '$1')
      .replace(/\bif you attacked with no creatures this turn\b/gi, 'unless you attacked this turn')
      .replace(/\bland you control enter this turn\b/g, 'land enter this turn')
      // 122.6: "an additional counter" is one counter more.
      .replace(/\badditional (?=([+-]\d\/[+-]\d|\w+) counters?\b)/g, '')
      .replace(/\b(adds?) an additional (?=(one|two|three) mana\b)/g, '$1 ')
      .replace(/\bshuffles? (your|their) library\b/gi, 'shuffle')
      .replace(/\byou may (reveal|put) (?=up to\b|any number of\b)/gi, '$1 ')
      // Who sacrifices something controls it (701.21a).
      .replace(/\b(sacrifices? (?:any number of|up to \w+|all) [^.,]*?) (?:you|they) controls?\b/gi, '$1')
      .replace(/\ball other cards (revealed|exiled) this way\b/g, 'the rest')
      .replace(/\b([Aa]s long as|[Ii]f) (it's not|it isn't) your turn\b/g, "unless it's your turn")
      // "Until end of turn" may come first, and "this turn" where it ends.
      .replace(/\buntil end of turn, (whenever [^.]*?|[^.,]* assigns? combat damage [^.]*)(?=[,.])/gi, '$1 this turn')
      .replace(/\bis put into a graveyard(?= ?,)/g, 'dies')
      .replace(/(\bearthbend \d+[^.]*?)\bthat land\b/gi, '$1it')
      .replace(/\bthe sacrificed (creature|permanent|artifact|enchantment|land|[A-Z]\w+)\b/g, 'it')
      .replace(/\ban exiled card\b/g, 'a card in exile')
      .replace(/\ball exiled cards\b/g, 'all cards from exile')
      .replace(/\b(\w+) \{E\}/g, (all: string, word: string) =>
        NUMBERS.has(word) ? '{E}'.repeat(Number(NUMBERS.get(word))) : all,
      )
      .replace(/\bduring turns other than yours\b/gi, "unless it's your turn")
      // How many is what X is, which is not 0 then.
      .replace(/\b([Rr]emove) one or more (?=[^.:\n]* counters from\b)([^\n]*)/g, "$1 X $2 X can't be 0.")
      // Of the targets of a spell that targets some, "that many" are those.
      .replace(/\bspell that targets one or more (?=(\w+)s\b)/g, 'spell that targets a ')
      .replace(
        /\bput an? (\S+ counter on [^.]*?) for each of all [^.]*? among permanents it targets\b/g,
        'put that many $1',
      )
      .replace(/\bif no life is lost this way\b/gi, 'if that much is 0')
      // Who may choose one may choose none.
      .replace(/\b[Cc]hoose up to one (?!target\b|other target\b)/g, 'may choose a ')
      // "Choose target creature" names a target for what follows.
      .replace(/\b[Cc]hoose (?=(another |up to \w+ (?:other )?|up to that many |any number of |\w+ )?target\b)/g, '')
      .replace(
        /\btwo target permanents that share a permanent type\b/g,
        'target permanent and target permanent other than it that shares a permanent type with it',
      )
      // Who casts a spell controls it (112.2).
      .replace(/\byou cast this turn can't be countered\b/g, "you control can't be countered this turn")
      .replace(/\bfewer than (\w+) (?=\S+ counters\b)/g, (all: string, word: string) =>
        NUMBERS.has(word) ? `${Number(NUMBERS.get(word)) - 1} or fewer ` : all,
      )
      // Abilities are had, gained or come with what something becomes; life, control and numbers are gained.
      .replace(/\bgains? (?!life|control|\d|X |that much|twice|three times|half)/g, '')
      .replace(/ under (its|their|his|her) owners?'s? control\b/g, '')
      .replace(/\bfor each\b|\bnumber of\b|\bequal to\b|\bwhere X is\b/gi, 'tally')
      .replace(/\b(each|all) (other )?(player|opponent)s?\b/gi, 'everyone')
  );
}

/**
 * Words that each stand for one thing that is done or asked, so that they are as many in the printed text: a target that is lost where
 * another is left shows too.
 */
const COUNTED: ReadonlySet<string> = new Set(
  'target until except nontoken destroy exile draw discard sacrifice create tapped untap search shuffle random up mill attach library may damage life hand next chosen again beginning upkeep turn combat flying haste trample prevent reveal attacking blocking half greatest same named'.split(
    ' ',
  ),
);

/** The marker words of the text, and how often each is there. */
function markers(pieces: readonly Piece[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (word: string, times: number): void => {
    found.set(word, (found.get(word) ?? 0) + times);
  };
  // Abilities of tokens speak of them by the names they are given.
  const given = pieces.filter(({ kind }) => kind === 'name').map(({ text }) => text);
  for (const piece of pieces) {
    if (piece.kind === 'quoted')
      for (const [word, times] of markers(piecesOf(plain(piece.text), given))) add(word, times);
    const word = marker(piece);
    if (word !== null) add(word, 1);
  }
  return found;
}

/** Marker words of the text that nothing in the printed reading answers to, and words of the reading that the text does not say. */
export interface Unaccounted {
  readonly lost: readonly string[];
  readonly added: readonly string[];
}

/** 701.41a: on permanents other creatures are supported. */
function supportInWords(text: string, { types }: CardFace): string {
  const other = (types & (CardType.Instant | CardType.Sorcery)) === 0 ? 'other ' : '';
  return text.replace(/\b[Ss]upport (\d+|X)\b/g, `put a +1/+1 counter on each of up to $1 ${other}target creatures`);
}

/** Null where every marker word has its counterpart. */
export function unaccountedWords(text: string, names: readonly string[], face: CardFace): Unaccounted | null {
  const ours = printFace(face).join('\n');
  // What follows a comma in the name of a token is no word.
  const rests = [...text.matchAll(/\b[Cc]reates? [A-Z][\w'’-]*(, [A-Z][^.,]*?), an? /g)].map((found) => found[1] ?? '');
  const printed = markers(piecesOf(plain(rests.reduce((all, rest) => all.replaceAll(rest, ''), ours)), names));
  const written = markers(piecesOf(plain(supportInWords(text, face)), names));
  const lost = [...written.keys()].filter(
    (word) => isFewer(word, printed, written, COUNTED) && !saidOtherwise(word, text, ours, printed, face),
  );
  // What is done on either side of an "or else" is said once and printed twice; targets are the same wherever they are named.
  const added = [...printed.keys()].filter(
    (word) =>
      isFewer(word, written, printed, TARGETS) &&
      !understood(word, text, ours, written) &&
      !(text.includes(face.name) && face.name.split(/[ ,]/).includes(word)),
  );
  // "It" is the spell that was cast only where the text speaks of one.
  if (/\bthe spell cast this way\b/.test(ours) && !/\b(that|the) spell\b|\bcast this way\b/.test(text))
    added.push('spell');
  return lost.length + added.length === 0 ? null : { lost, added };
}

type Markers = ReadonlyMap<string, number>;

const TARGETS: ReadonlySet<string> = new Set(['target']);

function isFewer(word: string, here: Markers, there: Markers, counted: ReadonlySet<string>): boolean {
  const times = here.get(word) ?? 0;
  return times === 0 || (counted.has(word) && times < (there.get(word) ?? 0));
}

/** Words of the text whose place another word takes in the printed one. */
function saidOtherwise(
  word: string,
  text: string,
  printed: string,
  markersOfPrinted: Markers,
  face: CardFace,
): boolean {
  switch (word) {
    case '1':
      return markersOfPrinted.has('tally') || /\b[Uu]p to one (?!(other )?target)/.test(text);
    case 'chosen':
      // A card "with that name" has the same name as one that was spoken of.
      if (/\bmana of that type instead\b/.test(text)) return true;
      return /\bwith that name\b/.test(text) && /\bsame name\b/.test(printed);
    case 'keeping':
      // An artifact creature keeps what it was in any case (205.1b).
      return /"kind":"addTypes","types":5/.test(JSON.stringify(face.abilities));
    case 'type 32':
      return (
        /^Enchant (basic |Plains|Island|Swamp|Mountain|Forest)/m.test(text) && /\benchanted permanent\b/.test(printed)
      );
    case 'control':
      // What any player controls is all there is.
      if (
        /\bany player controls\b/.test(text) &&
        !/\bcontrols?\b/.test(text.replace(/\bany player controls\b|\([^)]*\)/g, ''))
      )
        return true;
      // A card of one's own that is put onto the battlefield is under one's control in any case.
      return (
        /\bonto the battlefield( tapped)? under your control\b/.test(text) &&
        !/\bcontrols?\b/.test(text.replace(/\bunder your control\b/g, ''))
      );
    case 'half':
      return /\bhalf your starting life total\b/.test(text) && /\btwice\b/.test(printed);
    case 'other':
      return /\bloses? all other\b/.test(text) && !/\bother\b/.test(text.replace(/\bloses? all other\b/g, ''));
    case 'more':
      // "Unless five or more mana was spent" is: if less was.
      return /\bunless\b/.test(text) && /\bis less than\b/.test(printed);
    case 'up':
      return /\b[Uu]p to one (?!(other )?target)/.test(text) && markersOfPrinted.has('may');
    case 'until':
    case 'end':
      return /\buntil end of turn, creatures\b/.test(text) && /\bthis turn\b/.test(printed);
    case 'unless':
      return /\b[Ii]f\b[^.]*(n't|\bnot|\bno|\bis less than)\b/.test(printed);
    case '2':
      if (/\btwo additional combat phases\b/.test(text)) return printed.split('additional combat phase').length === 3;
      return /\btwice\b/.test(text) && /[+-]2\/[+-]2/.test(printed);
    case 'tally':
      // What is chosen for each of them, each of them controls.
      if (
        /\bfor each (player|opponent), (you )?choose\b/i.test(text) &&
        /\beach (player|opponent) controls\b/.test(printed)
      )
        return true;
      // X is said by its value where it stands.
      return (
        /\bwhere X is\b|\bexcess damage\b|\bcounters? removed this way\b/.test(text) ||
        (/\bany number of\b/i.test(text) && /\bX\b/.test(printed))
      );
    case 'choose':
      // What is chosen is named by the instruction that acts on it.
      return JSON.stringify(face.abilities).includes('"kind":"chooseObjects"');
    case 'may':
      // "They may pay. If they don't, this" is: this unless they pay.
      return (
        (/\bunless\b/.test(printed) && /\b(doesn't|don't), |\bwho doesn't\b/.test(text)) || mayUpToOne(text, printed)
      );
    case 'instead':
      // "If …, do this instead" of the sentence before it is: if …, this; otherwise that.
      return /\botherwise\b|, or [^.]* if /i.test(printed) || (GETS_INSTEAD.test(text) && /\bunless\b/.test(printed));
    default:
      // "+1/+1 for each card" may be printed as "+X/+X, where X is the number of cards".
      return /^[+-]\d+\/[+-]\d+$/.test(word) && /[+-]X\/|\/[+-]X/.test(printed) && /\bfor each\b/.test(text);
  }
}

/** "You may put a card" in one text is "put up to one card" in the other. */
function mayUpToOne(mays: string, ups: string): boolean {
  return /\bmay\b/.test(mays) && !/\bup to one\b/.test(mays) && /\bup to one\b/.test(ups);
}

/** Words of the printed text that the text says by others. */
function understood(word: string, text: string, printed: string, written: Markers): boolean {
  // Tokens are no cards (108.2).
  if (word === 'nontoken')
    return /\bcards are put into exile\b|\b[Ii]f an? ([\w ]+ )?card would be put into\b/.test(text);
  // A number that the text calls X, or says to be equal to something, may be printed as one for each of what is counted.
  const counted = /\bX\b/.test(text) || written.has('tally');
  // The rows of a table say from where to where.
  if (word === 'less' && /\bunless\b/.test(text) && /\bis less than\b/.test(printed)) return true;
  if (word === 'more' && /\bfrom each of (two|three)\b/.test(text)) return true;
  if (word === 'more' || word === 'less') return /(?:^|[.\d])\d+\s*([—–-]\s*\d+|\+)?\s*\|/m.test(text);
  if (word === 'instead') return /\botherwise\b|\bif you don't\b/i.test(text);
  // Five mana symbols and more are printed by their number.
  if (/^([5-9]|1\d)$/.test(word)) return new RegExp(`(\\{[WUBRGC]\\})\\1{${Number(word) - 1}}`).test(text);
  if (word === '1' && /\b(play|choose) a card (at random )?exiled with\b/.test(text)) return true;
  // One of those that there are.
  if (word === '1' && /\bthe pile of (their|your) choice\b/.test(text)) return true;
  if (word === '1' && /\b(or choose an? face-up|play a card you own from outside)\b/.test(text)) return true;
  if (word === '1' || /^[+-]\d+\/|\/[+-]1$/.test(word)) return counted;
  if (word === 'tally')
    return /\bX\b|\bhalf\b|\bthere are \w+ or more\b|\b[Tt]riple\b|\bput its [^ ]+ counters on\b|\bamong\b|\b[Dd]ouble\b|\ball cards\b|\b[Ee]xchange\b|\bthat (many|much)\b|\bdiscards? all\b|\b[Ee]ach [^.]{1,40} deals\b/.test(
      text,
    );
  if (colorBit(word) !== null) return /\ball colors\b/.test(text);
  // As many as there are of them to find.
  if (word === 'up' && /\bsearch (your|their) library for that many\b/.test(text)) return true;
  if (word === 'up') return mayUpToOne(text, printed);
  // "Unless they pay. If they do, this": they may pay, with something on either side.
  if (word === 'may')
    return (
      mayUpToOne(printed, text) ||
      /\bunless\b[^.]*\. If they do, /.test(text) ||
      /\bunless ([^.]{1,60} has |they pay\b|you sacrifice\b)/.test(text)
    );
  // Of what each of several did those cards are theirs.
  if (word === 'own' && /\bthey own\b/.test(printed) && /\beach (player|opponent)\b/i.test(text)) return true;
  if (word === 'keeping') return /\bgains? all basic land types\b/.test(text);
  if (word === 'other') return /\bthe rest\b|\bexcept for (this|[A-Z])|\b[Ss]acrifice [^,.:]{1,40} and an? /.test(text);
  if (word === 'turn') return /\b[Dd]uring your \w+ step\b/.test(text);
  // An opponent of one's choice does it.
  if (word === 'choose' && /\battach it to an?\b/i.test(text)) return true;
  if (word === 'choose' && /\ban opponent (?!controls?\b|owns?\b)/i.test(text)) return true;
  // "Become a copy of a creature": of one that is chosen then.
  if (word === 'choose' && /\bmay have [^.]* become a copy of an?(other)? /.test(text)) return true;
  if (word === 'choose' || word === 'chosen') return /\btype of your choice\b/.test(text);
  // "Otherwise" is said of a condition that does not hold, "the rest" of what is left.
  if (word === 'unless')
    return GETS_INSTEAD.test(text) || /\botherwise\b|\b(doesn't|don't), |\bwho doesn't\b/i.test(text);
  if (word === 'hand') return /\bwho can't\b/.test(text);
  if (word === 'named') return /\b[Cc]reates? [A-Z][^.]{1,40}, an? /.test(text);
  if (word === 'except') return /\bthe rest\b/.test(text);
  // "Each opponent and each creature they control".
  if (word === 'opponent') return /\bopponents?\b/.test(text) && /\bthey control\b/.test(text);
  // What several conditions have in common is said once, and printed once for each zone that the ability functions in.
  if (word === 'target') return /^When[^,]*\b(and|or) (when|whenever|it)\b/m.test(text);
  // Who sacrifices something controls it (701.21a).
  if (word === '2') return /\b[Dd]ouble\b|\bhalf your starting life\b|\b[Tt]riple\b/.test(text);

  // Players attack with creatures that they control (508.1a).
  if (word === 'control' && /\byou attack a player with\b/.test(text)) return true;
  if (word === 'control') return /\bsacrifices?\b/i.test(text);
  if (/^type (2|4|64)$/.test(word)) return /\bany other target\b/.test(text);
  if (word === 'graveyard') return /\bpermanents?\b[^.]* would die\b/.test(text);
  if (word === 'same') return /\bthat name\b/.test(text);
  // A token's name may stand before what it is.
  if (word === 'named') return /\bcreates? [A-Z][^.]*, an? /i.test(text);
  if (word === 'own' && /\b[Ii]f you (discard|mill)ed\b/.test(text)) return true;
  return word === 'own' && /\byour (graveyard|hand|library)\b/.test(text);
}

/** "It gets +2/+2 instead as long as …" of a static line: that as long as it is so, the other change unless it is. */
const GETS_INSTEAD = /\b[Ii]t gets [^.]*\binstead\b/;
