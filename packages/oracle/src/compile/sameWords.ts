/** Turns of phrase that say the same, made one before markers are compared (`accounting.ts`): the left is written or printed, the right is both. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b[Aa]fter this combat phase\b/g, 'after this phase'],
  [
    /\bstep of each of your postcombat main phases\b|\beach of your postcombat main phases\b/g,
    'your second main phase',
  ],
  [/\bbeginning of combat on each player's turn\b/g, 'beginning of each combat'],
  [
    /\bduring combat before blockers are declared\b/g,
    'during the beginning of combat step or the declare attackers step',
  ],
  [/\bit's your turn and it's the upkeep\b/g, 'during your upkeep'],
  [/\b[Uu]ntil end of turn, (damage that would reduce [^.]*)/g, '$1 this turn'],
  [/(can't be blocked by [^.]*?) this combat\b/g, '$1 until end of combat'],
  [/\bon any player's turn any time\b/g, 'any time'],
  // Who attacks, and whom (508.1).
  [/\bone or more permanents you control attack\b/g, 'you attack'],
  [/\bone or more permanents your opponents control attack\b/g, 'an opponent attacks'],
  [/\bthe player or planeswalker it's attacking('s)?(?= (life total|controls|loses)\b)/g, 'that player$1'],
  [
    /\bno opponent has more life than that player\b/g,
    "the highest life total among your opponents is less than or equal to that player's life total",
  ],
  [
    /\bunless an opponent has (\d+) or less life\b/g,
    'if the lowest life total among your opponents is greater than $1',
  ],
  [
    /\ban opponent controls at least (\w+) more (\w+) than you\b/g,
    'the highest number of $2 controlled among your opponents is greater than or equal to the number of $2 you control plus $1',
  ],
  [/\bdefending player is poisoned\b/g, 'the number of poison counters defending player has is 1 or greater'],
  // Negations.
  [/\b[Ii]f (it|that card)(?:'s| is) a non(land|creature|artifact) card\b/g, "if $1 isn't a $2 card"],
  [/\b(permanents?) that (?:isn't|aren't) (legendary|basic|snow)\b/g, 'non$2 $1'],
  [/\b([a-z]+ card|[A-Z]\w+|creature) that isn't an? ([A-Z][a-z]+)\b(?! or|,)/g, 'non-$2 $1'],
  [/\b[Aa]s long as your opponents control no (\w+?)s\b/g, 'unless an opponent controls a $1'],
  [/\b[Aa]s long as enchanted (\w+) isn't (?:a )?/g, 'unless enchanted $1 is '],
  // Choices from hands.
  [
    /\bchooses up to one ([^.]{1,60}) in their hand\. Put it onto the battlefield/g,
    'may put a $1 from their hand onto the battlefield',
  ],
  [
    /\bmay put an? ([^.]{1,60}) from their hand onto the battlefield\b/g,
    'may put a $1 from their hand onto the battlefield',
  ],
  [
    /\bchooses (an?|two|three|X) (cards?) in their hand at random\. Reveal (?:it|them)\b/g,
    'reveals $1 $2 at random from their hand',
  ],
  [/\b([Ee]ach (?:player|opponent)) may (put|exile) any number of\b/g, '$1 $2s any number of'],
  [/\b[Rr]eveal the top card of target opponent's library\b/g, 'target opponent reveals the top card of their library'],
  [/\bthey reveal their hand\b/g, 'that player reveals their hand'],
  [/\b[Ff]or each player, choose (an? [^.]*?) in that player's graveyard\b/g, "choose $1 in each player's graveyard"],
  // What was done this way.
  [/\b[Ii]f you (discard|reveal|mill) an? ([^.,]*?) this way\b/g, 'if a $2 was $1ed this way'],
  [/\bat least one ([^.,]*?) is (\w+) this way\b/g, 'a $1 was $2 this way'],
  [/\b[Ii]f an? ([^.,]*?) is (discarded|revealed|milled) this way\b/g, 'if a $1 was $2 this way'],
  [/\b[Ww]hen you (sacrifice|discard|exile) one or more (\w+?)s this way\b/g, 'when you $1 a $2 this way'],
  [/\b[Ff]or each 1 damage prevented this way, (put|create) an? ([^.]*)/g, '$1 that many $2'],
  [/\blife equal to that damage\b/g, 'that much life'],
  [/\bpermanent returned to its owner's hand this way\b/g, 'card returned this way'],
  [/\b(\w+) you control that were sacrificed this turn\b/g, "$1 you've sacrificed this turn"],
  [/\b[Dd]raw (?:an additional|another) card\b/g, 'draw a card'],
  [/\bone of the exiled cards?\b/g, 'a card exiled with ~'],
  // Sizes and superlatives.
  [/\bwith the highest power\b/g, 'with the greatest power'],
  [
    /\bthe (\w+) with the greatest mana value or tied for the greatest mana value\b/g,
    'a $1 with mana value equal to the greatest mana value among $1s',
  ],
  [/\bwith equal or lesser power\b/g, 'with power less than or equal to its power'],
  [/\bof that quality\b/g, 'of the chosen quality'],
  // A thing itself or another like it is any such thing; what is cast is another than a permanent.
  [/\b(\w+) or another (?=(instant|legendary|commander|enchanted)\b)/g, '$1 or a '],
  [/\b[Ww]henever you cast another ([^.,]*?spell)\b/g, 'whenever you cast a $1'],
  [/\b(instant|commander|legendary creature) you control\b/g, '$1 you control'],
  [/\btarget one or more (\w+)s\b/g, 'target a $1'],
  [/\b(your opponents|an opponent) owns?\b/g, 'an opponent owns'],
  [/\bunder (?:an|each) opponent's control\b/g, "under an opponent's control"],
  [/\byour opponents' hands\b/g, "each opponent's hand"],
  [/\bsacrifice another (\w+) you control\b/g, 'sacrifice another $1'],
  [/\bSacrifice (this \w+|~) and an? (\w+) you control\b/g, 'Sacrifice $1, Sacrifice another $2'],
  [/\banother creature you own dies\b/g, 'another creature is put into your graveyard from the battlefield'],
  // 106.12a
  [/\ba player taps (an? [^.,]*?) for mana\b/g, '$1 is tapped for mana'],
  [/\benchanted (Plains|Island|Swamp|Mountain|Forest)\b/g, 'enchanted land'],
  // The rows of a table.
  [/(\d+)-(\d+)(?= \|)/g, '$1—$2'],
  [/(?<=\.)(\d+(?:[—–]\d+)?\+? \|)/g, '\n$1'],
];

/** The text with those turns of phrase made one. */
export function sameWords(text: string): string {
  const plain = SAME.reduce((all, [from, to]) => all.replace(from, to), text);
  return plain.replace(
    /\byour life total is less than (\d+)\b/g,
    (_all, life: string) => `you have ${Number(life) - 1} or less life`,
  );
}
