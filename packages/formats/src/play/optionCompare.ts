// Whether an option is the one that a scenario calls right.
import type { AttackChoice, BlockChoice, OptionName, TargetChoice } from '../scenario/actions.ts';
import { type Answer, readPick } from '../scenario/answers.ts';
import type { Names } from './names.ts';
import type { Session } from './session.ts';
import { ViewNames } from './viewNames.ts';

/**
 * Compares an option's name with one written by hand: names as multisets but never reordered for `order`, `choice` and `target` alike, both
 * skips and passing alike; an ability by the beginning of its text. A plain name means any object of that name, `Name:2` and aliases that one.
 */
export class OptionComparison {
  readonly #names: Names;
  readonly #numbered: ViewNames;

  /** The session of the position, in which aliases are known. */
  constructor(session: Session) {
    this.#names = session.names;
    this.#numbered = new ViewNames(session.game);
  }

  /** Whether some of the right options is this one. */
  isAmong(option: OptionName, right: readonly OptionName[]): boolean {
    return right.some((one) => this.same(option, one));
  }

  same(option: OptionName, wanted: OptionName): boolean {
    if (isSkip(option) && isSkip(wanted)) return true;
    if ('q' in option) return 'q' in wanted && this.#sameAnswer(option, wanted);
    if ('q' in wanted || option.op !== wanted.op) return false;
    switch (option.op) {
      case 'pass':
        return true;
      case 'attack':
        return (
          wanted.op === 'attack' && this.#match(option.attackers, wanted.attackers, (a, b) => this.#sameAttack(a, b))
        );
      case 'block':
        return wanted.op === 'block' && this.#match(option.blocks, wanted.blocks, (a, b) => this.#sameBlock(a, b));
      case 'cast':
      case 'play':
        if (wanted.op !== 'cast' && wanted.op !== 'play') return false;
        return this.#isCard(option.card ?? '', wanted) && this.#samePlan(option, wanted);
      case 'activate':
      case 'mana':
        if (wanted.op !== 'activate' && wanted.op !== 'mana') return false;
        if (!beginsWith(option.ability, wanted.ability, option.source ?? '')) return false;
        return (
          (wanted.source === undefined || this.#sameName(option.source ?? '', wanted.source)) &&
          this.#samePlan(option, wanted)
        );
    }
  }

  #isCard(card: string, wanted: { readonly card?: string; readonly alias?: string }): boolean {
    return wanted.alias === undefined ? card === wanted.card : this.#sameName(card, wanted.alias);
  }

  /** Ways and costs, targets, and the answers; a cost named by `via` and one agreed to by `Yes` are the same. */
  #samePlan(option: PlannedAction, wanted: PlannedAction): boolean {
    const words = (plan: PlannedAction): readonly string[] =>
      (plan.via ?? []).map((word) => word.toLowerCase()).filter((word) => word !== 'free');
    const agreed = (wanted.answers ?? []).filter((one) => one.q === 'choice' && one.v === 'Yes').length;
    const own = words(option);
    const theirs = words(wanted);
    if (!theirs.every((word) => own.includes(word)) || own.length > theirs.length + agreed) return false;
    if (wanted.targets !== undefined || option.targets !== undefined) {
      if (!this.#match(option.targets ?? [], wanted.targets ?? [], (a, b) => this.#sameTarget(a, b))) return false;
    }
    const plain = (plan: PlannedAction): readonly Answer[] =>
      (plan.answers ?? []).filter((one) => !(one.q === 'choice' && (one.v === 'Yes' || one.v === 'No')));
    if (wanted.answers === undefined) return true;
    return this.#match(plain(option), plain(wanted), (a, b) => this.#sameAnswer(a, b));
  }

  #sameAttack(a: AttackChoice, b: AttackChoice): boolean {
    if (!this.#sameName(a.attacker, b.attacker)) return false;
    return a.defender === undefined || b.defender === undefined || this.#sameName(a.defender, b.defender);
  }

  #sameBlock(a: BlockChoice, b: BlockChoice): boolean {
    return this.#sameName(a.blocker, b.blocker) && this.#sameName(a.attacker, b.attacker);
  }

  #sameTarget(a: TargetChoice, b: TargetChoice): boolean {
    if (a.amount !== undefined && b.amount !== undefined && a.amount !== b.amount) return false;
    return this.#sameName(nameOf(a), nameOf(b));
  }

  #sameAnswer(option: Answer, wanted: Answer): boolean {
    if (option.q === 'choice' || option.q === 'target') {
      if (wanted.q !== 'choice' && wanted.q !== 'target') return false;
      const one = readPick(option.v);
      const other = readPick(wanted.v);
      return (
        one.skip === other.skip &&
        one.amount === other.amount &&
        this.#match(one.names, other.names, (a, b) => this.#sameName(a, b))
      );
    }
    if (option.q === 'order')
      return (
        wanted.q === 'order' &&
        option.v.length === wanted.v.length &&
        option.v.every((name, at) => this.#sameName(name, wanted.v[at] ?? ''))
      );
    if (option.q === 'pile') return wanted.q === 'pile' && this.#samePiles(option, wanted);
    return (
      (option.q === 'mode' || option.q === 'coin' || option.q === 'die' || option.q === 'concede') &&
      wanted.q === option.q &&
      option.v === wanted.v
    );
  }

  #samePiles(option: Extract<Answer, { q: 'pile' }>, wanted: Extract<Answer, { q: 'pile' }>): boolean {
    const same = (a: readonly string[], b: readonly string[]): boolean =>
      this.#match(a, b, (one, other) => this.#sameName(one, other));
    if (option.kind === 'content') return wanted.kind === 'content' && same(option.names, wanted.names);
    if (option.kind === 'index') return wanted.kind === 'index' && option.index === wanted.index;
    return wanted.kind === 'split' && this.#match(option.piles, wanted.piles, same);
  }

  /** Whether the two lists can be paired off. */
  #match<T>(a: readonly T[], b: readonly T[], same: (one: T, other: T) => boolean): boolean {
    if (a.length !== b.length) return false;
    const [first, ...rest] = a;
    if (first === undefined) return true;
    return b.some((other, at) => same(first, other) && this.#match(rest, b.toSpliced(at, 1), same));
  }

  /** An option's name for an object and one written by hand: plain, numbered, or an alias. */
  #sameName(own: string, written: string): boolean {
    if (own === written) return true;
    const object = this.#names.aliased(written);
    if (object !== 0) return this.#numbered.of(object) === own;
    if (/^Player[A-D]$/.test(own)) return own === `Player${written}`;
    if (written.endsWith(':0')) return own === written.slice(0, -2);
    return own.replace(/:\d+$/, '') === written;
  }
}

interface PlannedAction {
  readonly via?: readonly string[];
  readonly targets?: readonly TargetChoice[];
  readonly answers?: readonly Answer[];
}

function nameOf(target: TargetChoice): string {
  if ('player' in target) return `Player${target.player}`;
  return 'alias' in target ? target.alias : target.name;
}

function isSkip(name: OptionName): boolean {
  if ('op' in name) return name.op === 'pass';
  if (name.q !== 'choice' && name.q !== 'target') return false;
  return readPick(name.v).skip || name.v === 'No';
}

/** The beginning of an ability's text, with the object's name standing for itself. */
function beginsWith(text: string, quoted: string, source: string): boolean {
  const plain = (one: string): string =>
    one
      .toLowerCase()
      .replaceAll('\u2212', '-')
      .replaceAll(source.replace(/:\d+$/, '').toLowerCase(), '~')
      .replace(/\{this\}|this \w+/g, '~');
  return plain(text).startsWith(plain(quoted));
}
