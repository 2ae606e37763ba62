/** What an object must be like: one predicate language for targets, searches, triggers, static effects and costs. */
import type { Comparison, Condition } from './condition.ts';
import type { Quantity } from './quantity.ts';
import type { ObjectSet, PlayerSet } from './reference.ts';
import type { ColorSet, KeywordSet, ManaType, SupertypeSet, TypeSet, ZoneId } from './vocabulary.ts';

type Size = 'power' | 'toughness';

export type Filter =
  | { readonly kind: 'any' }
  | { readonly kind: 'and'; readonly of: readonly Filter[] }
  | { readonly kind: 'or'; readonly of: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter }
  /** Has at least one of the card types. */
  | { readonly kind: 'type'; readonly types: TypeSet }
  | { readonly kind: 'supertype'; readonly supertypes: SupertypeSet }
  /** Has at least one of the subtypes (also as a changeling, 702.73). */
  | { readonly kind: 'subtype'; readonly subtypes: readonly string[] }
  /** Has at least one of the colours. */
  | { readonly kind: 'color'; readonly colors: ColorSet }
  | { readonly kind: 'colorless' }
  | { readonly kind: 'multicolored' }
  /** Permanent card or permanent (110.4): not an instant or sorcery. */
  | { readonly kind: 'permanentCard' }
  | { readonly kind: 'controlledBy'; readonly who: PlayerSet }
  | { readonly kind: 'ownedBy'; readonly who: PlayerSet }
  | { readonly kind: 'power'; readonly op: Comparison; readonly value: Quantity }
  | { readonly kind: 'toughness'; readonly op: Comparison; readonly value: Quantity }
  /** The sum of its power and toughness. */
  | { readonly kind: 'powerAndToughness'; readonly op: Comparison; readonly value: Quantity }
  /** Its own power and toughness compared with one another: "with toughness greater than its power". */
  | { readonly kind: 'ownSizes'; readonly left: Size; readonly op: Comparison; readonly right: Size }
  | { readonly kind: 'manaValue'; readonly op: Comparison; readonly value: Quantity }
  /** Zero is even. */
  | { readonly kind: 'manaValueIs'; readonly parity: 'odd' | 'even' }
  /** Its mana cost is one of those, as printed: `{0}`, `{1}{G}`. */
  | { readonly kind: 'manaCost'; readonly costs: readonly string[] }
  | { readonly kind: 'keyword'; readonly keywords: KeywordSet }
  /** Has the keyword ability, whatever follows the word: "flanking", "toxic", "morph"; for activated ones their word ("Cycling", "Equip"). */
  | { readonly kind: 'hasAbility'; readonly keyword: string }
  | { readonly kind: 'named'; readonly name: string }
  /** Has the name that was chosen and bound (201.4). */
  | { readonly kind: 'hasChosenName'; readonly name: { readonly kind: 'bound'; readonly name: string } }
  /** Has the same name as one of the objects. */
  | { readonly kind: 'sameNameAs'; readonly what: ObjectSet }
  | { readonly kind: 'tapped' }
  | { readonly kind: 'untapped' }
  /** With `whom` only one that attacks such a player, not a planeswalker or battle. */
  | { readonly kind: 'attacking'; readonly whom?: PlayerSet }
  | { readonly kind: 'blocking' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'unblocked' }
  /** Is blocking one of the objects; is blocked by one of them (509.1g–h). */
  | { readonly kind: 'isBlocking'; readonly what: ObjectSet }
  | { readonly kind: 'isBlockedBy'; readonly what: ObjectSet }
  /** Is in a band with one of the objects (702.22c). */
  | { readonly kind: 'bandedWith'; readonly what: ObjectSet }
  /** Carries the designation: monstrous, renowned, saddled, suspected, solved, `level 2` (701, 702, 716). */
  | { readonly kind: 'goaded' }
  | { readonly kind: 'designated'; readonly word: string }
  | { readonly kind: 'token' }
  | { readonly kind: 'faceDown' }
  | { readonly kind: 'commander' }
  /** Any object but the source and the card that it has become. */
  | { readonly kind: 'other' }
  /** The source itself. */
  | { readonly kind: 'isSelf' }
  /** One of the objects. */
  | { readonly kind: 'among'; readonly what: ObjectSet }
  /** What the source is attached to. */
  | { readonly kind: 'attachedToBySource' }
  /** Of the kind; of any kind if none is named. */
  | { readonly kind: 'hasCounter'; readonly counter?: string }
  /** With a counter of any kind on it. */
  | { readonly kind: 'hasAnyCounter' }
  /** With an Equipment or an Aura attached to it. */
  | { readonly kind: 'equipped' }
  | { readonly kind: 'enchanted' }
  /** Equipped, enchanted by an Aura that its controller controls, or with a counter on it (700.9). */
  | { readonly kind: 'modified' }
  | { readonly kind: 'inZone'; readonly zone: ZoneId }
  | { readonly kind: 'isSpell' }
  /** An activated or triggered ability on the stack, of one kind only if so, from a source that matches (112.7). */
  | {
      readonly kind: 'isAbility';
      readonly which?: 'activated' | 'triggered';
      /** No mana ability (605.1a). */
      readonly exceptMana?: true;
      /** The keyword that names it: "Equip", "Power-up", "Exhaust". */
      readonly keyword?: string;
      readonly source?: Filter;
    }
  | { readonly kind: 'historic' }
  /** Has the alternative characteristics of an Adventure, in use or not (715.2a). */
  | { readonly kind: 'hasAdventure' }
  | { readonly kind: 'basicLandTypes' }
  | { readonly kind: 'chosenTypeOfSource' }
  /** That word was chosen for it as it entered. */
  | { readonly kind: 'chosenWord'; readonly word: string }
  | { readonly kind: 'chosenColorOfSource' }
  | { readonly kind: 'chosenNameOfSource' }
  /** Of the creature type that an instruction before had a player choose. */
  | { readonly kind: 'hasChosenType'; readonly type: { readonly kind: 'bound'; readonly name: string } }
  | { readonly kind: 'damagedThisTurn' }
  /** Was tapped this turn to crew or saddle one of the objects (702.122c, 702.171d). */
  | { readonly kind: 'crewedThisTurn'; readonly what: ObjectSet }
  /** Was dealt damage by one of the objects this turn. */
  | { readonly kind: 'damagedThisTurnBy'; readonly what: ObjectSet }
  /** Was dealt damage this turn by a source that one of the players controlled then. */
  | { readonly kind: 'damagedThisTurnByPlayers'; readonly who: PlayerSet }
  /** Shares a colour, creature type, card type or permanent type (110.4) with one of the objects, of which it may be one itself unless they are `apart`. */
  | {
      readonly kind: 'shares';
      readonly what: SharedKind;
      readonly with: ObjectSet;
      readonly apart?: true;
    }
  | { readonly kind: 'enteredThisTurn' }
  /** A spell one of whose kicker costs was paid (702.33d). */
  | { readonly kind: 'kicked' }
  /** A spell that was cast from the zone. */
  | { readonly kind: 'castFrom'; readonly zone: ZoneId }
  /** A permanent that dealt damage since it came to be, this turn only if so. */
  | { readonly kind: 'dealtDamage'; readonly thisTurn: boolean }
  /** Has something attached to it that matches. */
  | { readonly kind: 'hasAttached'; readonly what: Filter }
  /** Attacks while no other creature does (506.5). */
  | { readonly kind: 'attackingAlone' }
  /** Has no name (201.2a, 708.2a). */
  | { readonly kind: 'nameless' }
  /** A card that came to where it is from the battlefield this turn. */
  | { readonly kind: 'leftBattlefieldThisTurn' }
  /** Was declared as an attacker this turn (508.1k). */
  | { readonly kind: 'attackedThisTurn' }
  /** {X} in its mana cost; of an ability on the stack, in its activation cost. */
  /** A card that its owner discarded this turn and that is still where it came to. */
  | { readonly kind: 'discardedThisTurn' }
  | { readonly kind: 'hasXInCost' }
  | { readonly kind: 'hasManaAbility' }
  /** Any ability at all: keyword abilities, those of land types and those that define characteristics included. */
  | { readonly kind: 'hasAnyAbility' }
  /** Mana abilities included (602.1). */
  | { readonly kind: 'hasActivatedAbility' }
  /** A permanent that could produce mana of the type (106.7). */
  | { readonly kind: 'couldProduce'; readonly type: ManaType }
  /** A spell one of whose targets matches, or with `only` all of them, if it has any. */
  | { readonly kind: 'targets'; readonly what: Filter; readonly players?: PlayerSet; readonly only?: true }
  /** A spell or ability with so many targets. */
  | { readonly kind: 'targetCount'; readonly op: Comparison; readonly value: number }
  | { readonly kind: 'while'; readonly condition: Condition };

/** What two objects may have in common. */
export type SharedKind = 'color' | 'creatureType' | 'cardType' | 'permanentType';

/** In what several objects that are chosen together differ from one another. */
export type Differing = 'name' | 'manaValue' | 'power';

/** What a target may be: objects that match in a zone, players, or either ("any target", 115.4). */
export interface TargetSpec {
  /** The name by which the instructions speak of what was targeted. */
  readonly name: string;
  readonly what: Filter | null;
  readonly zone: ZoneId;
  /** Or a spell that matches, besides what is on the battlefield: "target spell or permanent". */
  readonly spells?: Filter;
  readonly players: PlayerSet | null;
  readonly min: Quantity;
  readonly max: Quantity;
  /** Damage or counters divided among the targets as the spell is cast (601.2d). The amounts are bound to this name. */
  readonly divide?: { readonly amount: Quantity; readonly name: string };
  /** Must differ from the targets of an earlier specification of the same ability ("another target"). */
  readonly differentFrom?: readonly string[];
  /** No two of them have that in common; only where there may be none of them. */
  readonly different?: Differing;
  /** Any two of them have that in common. */
  readonly alike?: SharedKind;
  /** "With total mana value 3 or less"; only where there may be none of them. */
  readonly total?: { readonly what: 'power' | 'toughness' | 'manaValue'; readonly atMost: Quantity };
  /** All targets must be controlled or owned by different players. */
  readonly differentControllers?: boolean;
  /** All targets must be controlled or owned by one player ("from a single graveyard"). */
  readonly sameController?: boolean;
}
