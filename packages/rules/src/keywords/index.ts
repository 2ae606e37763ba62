/** What keyword abilities stand for (702.1): one table for each shape of keyword, complete by type. */
import {
  type Ability,
  BANDS_WITH_OTHER,
  type Cost,
  type CostKeyword,
  type CountedKeyword,
  type KeywordAbility,
  type NamedKeyword,
  type PlainKeyword,
  type Quantity,
} from '../ir/index.ts';
import * as casting from './casting.ts';
import * as combat from './combat.ts';
import * as costs from './costs.ts';
import * as entering from './entering.ts';
import * as leaving from './leaving.ts';
import * as levels from './levels.ts';

/** Keywords that the rules look for themselves: they stand for no other ability. */
const BY_RULE = (): Ability[] => [];

const PLAIN: { readonly [Word in PlainKeyword]: () => Ability[] } = {
  ascend: BY_RULE, // 702.131b, `sba/players.ts`
  assist: BY_RULE, // 702.132, `stack/assist.ts`
  bargain: costs.bargain,
  'battle cry': combat.battleCry,
  'choose a Background': BY_RULE, // 702.124k: which cards may be commanders
  cipher: BY_RULE, // 702.99, `keywords/cipher.ts`
  conspire: costs.conspire,
  daybound: BY_RULE, // 702.145, `turn/dayNight.ts`
  decayed: combat.decayed,
  demonstrate: casting.demonstrate,
  dethrone: combat.dethrone,
  devoid: BY_RULE, // 702.114, `engine/printedCharacteristics.ts`
  "doctor's companion": BY_RULE, // 702.124m
  enlist: BY_RULE, // 702.154, `combat/enlist.ts`
  evolve: combat.evolve,
  exert: BY_RULE, // 701.43, `combat/exert.ts`: "you may exert this as it attacks"
  exalted: combat.exalted,
  exploit: entering.exploit,
  extort: costs.extort,
  flanking: combat.flanking,
  'for mirrodin!': () => entering.comesWith(entering.REBEL),
  fuse: BY_RULE, // 702.102, `engine/fusedFace.ts`
  increment: casting.increment,
  ingest: combat.ingest,
  'job select': () => entering.comesWith(entering.HERO),
  'living metal': entering.livingMetal,
  'living weapon': () => entering.comesWith(entering.GERM),
  melee: combat.melee,
  mentor: combat.mentor,
  myriad: combat.myriad,
  paradigm: BY_RULE, // 702.192, `keywords/afterResolving.ts`
  partner: BY_RULE, // 702.124h: which cards may be commanders
  'partner—character select': BY_RULE, // 702.124i
  'partner—father & son': BY_RULE,
  'partner—friends forever': BY_RULE,
  'partner—Survivors': BY_RULE,
  nightbound: BY_RULE, // 702.145, `turn/dayNight.ts`
  persist: () => leaving.returnsOnceWith('-1/-1'),
  provoke: casting.provoke,
  prowess: costs.prowess,
  ravenous: entering.ravenous,
  'read ahead': BY_RULE, // 702.155, `engine/keywordMeanings.ts` and `stack/eventMatch.ts`
  riot: entering.riot,
  soulbond: entering.soulbond,
  'start your engines!': BY_RULE, // 702.179, `sba/players.ts`
  station: levels.station,
  storied: BY_RULE, // 702.195, `sba/designations.ts`
  sunburst: entering.sunburst,
  training: combat.training,
  'trample over planeswalkers': BY_RULE, // 702.19c, `combat/dealers.ts`
  'umbra armor': entering.umbraArmor,
  undaunted: casting.undaunted,
  undying: () => leaving.returnsOnceWith('+1/+1'),
  unleash: entering.unleash,
};

const COUNTED: { readonly [Word in CountedKeyword]: (count: Quantity) => Ability[] } = {
  afflict: combat.afflict,
  afterlife: leaving.afterlife,
  annihilator: combat.annihilator,
  bloodthirst: entering.bloodthirst,
  bushido: combat.bushido,
  casualty: costs.casualty,
  crew: costs.crew,
  devour: entering.devour,
  dredge: leaving.dredge,
  fabricate: entering.fabricate,
  fading: entering.fading,
  firebending: combat.firebending,
  graft: entering.graft,
  hideaway: entering.hideaway,
  mobilize: combat.mobilize,
  modular: leaving.modular,
  poisonous: combat.poisonous,
  rampage: combat.rampage,
  renown: combat.renown,
  ripple: casting.ripple,
  saddle: costs.saddle,
  soulshift: leaving.soulshift,
  teamwork: costs.teamwork,
  toxic: BY_RULE, // 702.164, `effects/performDamage.ts`
  tribute: casting.tribute,
  vanishing: entering.vanishing,
};

const COST: { readonly [Word in CostKeyword]: (cost: Cost) => Ability[] } = {
  bestow: costs.bestow,
  blitz: costs.blitz,
  buyback: costs.buyback,
  'cumulative upkeep': costs.cumulativeUpkeep,
  dash: costs.dash,
  disturb: costs.disturb,
  echo: costs.echo,
  embalm: (cost) => leaving.zombieCopy('Embalm', cost),
  emerge: costs.emerge,
  encore: leaving.encore,
  escalate: BY_RULE, // 702.120, `stack/totalCost.ts`
  eternalize: (cost) => leaving.zombieCopy('Eternalize', cost),
  evoke: costs.evoke,
  foretell: BY_RULE, // 702.143, `stack/specialActions.ts`
  freerunning: costs.freerunning,
  harmonize: costs.harmonize,
  'level up': costs.levelUp,
  madness: costs.madness,
  mayhem: costs.mayhem,
  'more than meets the eye': BY_RULE, // 702.162, `stack/ways.ts`
  mutate: costs.mutate,
  ninjutsu: costs.ninjutsu,
  offspring: costs.offspring,
  outlast: costs.outlast,
  plot: BY_RULE, // 702.170, `stack/specialActions.ts`
  prowl: costs.prowl,
  reconfigure: costs.reconfigure,
  recover: casting.recover,
  replicate: costs.replicate,
  scavenge: leaving.scavenge,
  sneak: costs.sneak,
  spectacle: costs.spectacle,
  squad: costs.squad,
  strive: BY_RULE, // 601.2f, `stack/totalCost.ts`
  surge: costs.surge,
  transmute: costs.transmute,
  unearth: leaving.unearth,
  warp: costs.warp,
  'web-slinging': casting.webSlinging,
};

/** Keywords in whose place other abilities stand. */
type Expanded =
  | NamedKeyword
  | Extract<
      KeywordAbility,
      {
        readonly keyword:
          | 'backup'
          | 'craft'
          | 'gift'
          | 'chapter'
          | 'atCounters'
          | 'classLevel'
          | 'companion'
          | 'toSolve'
          | 'solved'
          | 'maxSpeed'
          | 'anchored';
      }
    >;

/** Whether the keyword is one of those in the tables here. */
export function isNamedKeyword(ability: KeywordAbility): ability is Expanded {
  const { keyword } = ability;
  return keyword in PLAIN || keyword in COUNTED || keyword in COST || OTHERS.includes(keyword);
}

/** Those with a quality, a number and a cost, or abilities of their own after the word. */
const OTHERS: readonly string[] = [
  'landwalk',
  'hexproof from',
  BANDS_WITH_OTHER,
  'partner with',
  'champion',
  'splice',
  'awaken',
  'backup',
  'craft',
  'gift',
  'impending',
  'reinforce',
  'chapter',
  'atCounters',
  'classLevel',
  'companion',
  'toSolve',
  'solved',
  'maxSpeed',
  'anchored',
];

/** The abilities that the keyword is short for; none where the rules look for the keyword itself. */
export function namedMeaning(ability: Expanded): Ability[] {
  switch (ability.keyword) {
    case 'landwalk':
      return combat.landwalk(ability.what);
    case 'hexproof from':
      return combat.hexproofFrom(ability.from);
    case BANDS_WITH_OTHER:
      return []; // 702.22, `combat/bands.ts`
    case 'partner with':
      return entering.partnerWith(ability.name);
    case 'champion':
      return entering.champion(ability.what);
    case 'splice':
      return []; // `stack/splice.ts`
    case 'awaken':
      return []; // with the spell ability it belongs to: `engine/keywordMeanings.ts`
    case 'craft':
      return leaving.craft(ability);
    case 'gift':
      return costs.gift(ability);
    case 'backup':
      return entering.backup(ability);
    case 'impending':
      return casting.impending(ability.count, ability.cost);
    case 'reinforce':
      return costs.reinforce(ability.count, ability.cost);
    case 'chapter':
      return levels.chapters(ability);
    case 'atCounters':
      return levels.atCounters(ability);
    case 'classLevel':
      return levels.classLevel(ability);
    case 'companion':
      return []; // outside the game: `stack/specialActions.ts`
    case 'toSolve':
      return levels.toSolve(ability);
    case 'solved':
    case 'maxSpeed':
    case 'anchored':
      return levels.whileSo(ability);
    default:
      return listedMeaning(ability);
  }
}

type Listed = { readonly kind: 'keyword' } & (
  | { readonly keyword: PlainKeyword }
  | { readonly keyword: CountedKeyword; readonly count: Quantity; readonly oncePerTurn?: true }
  | { readonly keyword: CostKeyword; readonly cost: Cost }
);

function listedMeaning(ability: Listed): Ability[] {
  if ('count' in ability) {
    const meaning = COUNTED[ability.keyword](ability.count);
    if (!('oncePerTurn' in ability) || ability.oncePerTurn !== true) return meaning;
    return meaning.map((each) => (each.kind === 'activated' ? { ...each, oncePerTurn: true } : each));
  }
  return 'cost' in ability ? COST[ability.keyword](ability.cost) : PLAIN[ability.keyword]();
}
