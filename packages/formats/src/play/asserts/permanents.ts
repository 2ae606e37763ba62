// What permanents are like.
import {
  type AbilityRecord,
  basePowerToughness,
  CardType,
  COLOR_NAMES,
  characteristicsOf,
  counterCount,
  type Game,
  goadersOf,
  isPlayerValue,
  KEYWORD_NAMES,
  type Permanent,
  Supertype,
  Zone,
} from '@foretell/rules';
import type { AssertOf } from '../../scenario/asserts.ts';
import { counterKind } from '../counters.ts';
import { type Failure, failure } from '../failure.ts';
import { playerIndex } from '../names.ts';
import type { Session } from '../session.ts';
import { sameWord } from '../text.ts';
import {
  type Check,
  expected,
  holds,
  objectsIn,
  permanentsNamed,
  sameNames,
  someFact,
  someNumber,
  unsupported,
} from './outcome.ts';

const it = (game: Game, permanent: Permanent): ReturnType<typeof characteristicsOf> =>
  characteristicsOf(game, permanent.handle);

export const pt: Check<'pt'> = (session, assert) => {
  return powerAndToughness(session, assert, (permanent) => {
    const { power, toughness } = it(session.game, permanent);
    return [power, toughness];
  });
};

/** Before effects and counters that modify power and toughness (613.4a–b). */
export const basePt: Check<'basePt'> = (session, assert) =>
  powerAndToughness(session, assert, ({ handle }) => basePowerToughness(session.game, handle) ?? [0, 0]);

function powerAndToughness(
  session: Session,
  assert: AssertOf<'pt'> | AssertOf<'basePt'>,
  found: (permanent: Permanent) => readonly [number, number],
): Failure | null {
  const wanted = `${assert.power}/${assert.toughness}`;
  const written = (permanent: Permanent): string => found(permanent).join('/');
  if (assert.all !== true) return someNumber(session, assert, wanted, written);
  const permanents = permanentsNamed(session, assert);
  if (permanents.length === 0) return failure('assertion', `${assert.op}: there is no ${assert.name}`);
  const other = permanents.map(written).find((value) => value !== wanted);
  return other === undefined ? holds : expected(`${assert.op} of every ${assert.name}`, wanted, other);
}

export const power: Check<'power'> = (session, assert) =>
  someNumber(session, assert, assert.value, (permanent) => it(session.game, permanent).power);

export const toughness: Check<'toughness'> = (session, assert) =>
  someNumber(session, assert, assert.value, (permanent) => it(session.game, permanent).toughness);

export const damage: Check<'damage'> = (session, assert) =>
  someNumber(session, assert, assert.value, (permanent) => permanent.damage);

export const counters: Check<'counters'> = (session, assert) =>
  someNumber(session, assert, assert.count, (permanent) =>
    counterCount(permanent.counters, counterKind(assert.counter)),
  );

/** Of all permanents of that name. */
export const tapped: Check<'tapped'> = (session, assert) => {
  const permanents = permanentsNamed(session, assert);
  if (permanents.length === 0) return failure('assertion', `tapped: there is no ${assert.name}`);
  const fits = permanents.every((permanent) => permanent.tapped === assert.value);
  return fits
    ? holds
    : expected(`tapped of every ${assert.name}`, assert.value, permanents.map((one) => one.tapped).join(', '));
};

export const tappedCount: Check<'tappedCount'> = (session, assert) => {
  const found = permanentsNamed(session, assert).filter((permanent) => permanent.tapped === assert.tapped);
  return expected(`${assert.tapped ? 'tapped' : 'untapped'} ${assert.name}`, assert.count, found.length);
};

export const keyword: Check<'keyword'> = (session, assert) => {
  const permanents = permanentsNamed(session, assert);
  if (permanents.length === 0) return failure('assertion', `keyword: there is no ${assert.name}`);
  const found = permanents.reduce((sum, permanent) => sum + keywordsOf(session, permanent, assert.keyword), 0);
  if (assert.count !== undefined) return expected(`${assert.keyword} of ${assert.name}`, assert.count, found);
  return expected(`${assert.keyword} of ${assert.name}`, assert.value, found > 0);
};

/** How many abilities of the keyword a permanent has; keywords that are flags count once. */
function keywordsOf(session: Session, permanent: Permanent, word: string): number {
  const characteristics = it(session.game, permanent);
  const bit = (KEYWORD_NAMES as readonly string[]).indexOf(word.toLowerCase());
  if (bit >= 0) return (characteristics.keywords & (1 << bit)) !== 0 ? 1 : 0;
  const { abilities, face } = characteristics;
  return abilities.filter((record) => isCalled(record, word) || session.texts.starts(record, face, word)).length;
}

/** Keywords that stand for other abilities are known by the word they were written as (702.1). */
function isCalled(record: AbilityRecord, word: string): boolean {
  return record.word !== '' && sameWord(record.word, word);
}

export const type: Check<'type'> = (session, assert) => {
  const bit = bitNamed(CardType, assert.type);
  const supertype = bitNamed(Supertype, assert.type);
  if (bit === undefined && supertype === undefined) return unsupported(`the type ${assert.type}`);
  return someFact(session, assert, assert.type, (permanent) => {
    const { types, supertypes } = it(session.game, permanent);
    return bit === undefined ? (supertypes & (supertype ?? 0)) !== 0 : (types & bit) !== 0;
  });
};

function bitNamed(bits: Readonly<Record<string, number>>, name: string): number | undefined {
  const found = Object.keys(bits).find((key) => key.toLowerCase() === name.toLowerCase());
  return found === undefined ? undefined : bits[found];
}

export const subtype: Check<'subtype'> = (session, assert) =>
  someFact(session, assert, assert.subtype, (permanent) => {
    const { subtypes, keywords } = it(session.game, permanent);
    return (
      subtypes.includes(assert.subtype) ||
      ((keywords & (1 << KEYWORD_NAMES.indexOf('changeling'))) !== 0 && subtypes.length === 0)
    );
  });

export const color: Check<'color'> = (session, assert) =>
  someFact(session, assert, assert.colors.join(' '), (permanent) => {
    const { colors } = it(session.game, permanent);
    return assert.colors.every((name) =>
      name === 'Colorless' ? colors === 0 : (colors & (1 << COLOR_NAMES.indexOf(name))) !== 0,
    );
  });

export const colorless: Check<'colorless'> = (session, assert) =>
  someFact(session, assert, '', (permanent) => it(session.game, permanent).colors === 0);

export const manaValue: Check<'manaValue'> = (session, assert) => {
  const onBattlefield = permanentsNamed(session, assert);
  if (onBattlefield.length > 0)
    return someNumber(session, assert, assert.value, (one) => it(session.game, one).manaValue);
  // A spell: its X counts (202.3e).
  const item = session.game.stack.find(({ handle, isSpell }) => isSpell && session.names.means(handle, assert.name));
  if (item === undefined) return failure('assertion', `manaValue: there is no ${assert.name}`);
  const symbols = item.face.manaCost?.x ?? 0;
  return expected(`manaValue of ${assert.name}`, assert.value, item.face.characteristics.manaValue + symbols * item.x);
};

export const attacking: Check<'attacking'> = (session, assert) =>
  someFact(session, assert, '', (permanent) => permanent.attacking !== 0);

export const attackers: Check<'attackers'> = (session, assert) =>
  sameNames(
    'attackers',
    assert.names,
    named(session, (permanent) => permanent.attacking !== 0),
  );

export const blockers: Check<'blockers'> = (session, assert) =>
  sameNames(
    'blockers',
    assert.names,
    named(session, (permanent) => permanent.blocking.length > 0),
  );

function named(session: Session, fits: (permanent: Permanent) => boolean): readonly string[] {
  return objectsIn(session.game, Zone.Battlefield, undefined)
    .flatMap((handle) => session.game.permanent(handle) ?? [])
    .filter(fits)
    .map((permanent) => session.names.of(permanent.handle));
}

export const attachedTo: Check<'attachedTo'> = (session, assert) => {
  const attachments = permanentsNamed(session, { name: assert.attachment });
  const found = attachments.some(({ attachedTo: host, controller }) => {
    if (host === 0 || !session.names.means(host, assert.name)) return false;
    if (assert.player === undefined || isPlayerValue(host)) return true;
    const player = playerIndex(assert.player);
    // Who expects it may speak of either of the two.
    return session.game.permanent(host)?.controller === player || (assert.value && controller === player);
  });
  return expected(`${assert.attachment} attached to ${assert.name}`, assert.value, found);
};

export const attachmentCount: Check<'attachmentCount'> = (session, assert) => {
  const hosts = permanentsNamed(session, assert).map((permanent) => permanent.handle);
  const attachments = objectsIn(session.game, Zone.Battlefield, undefined)
    .flatMap((handle) => session.game.permanent(handle) ?? [])
    .filter((permanent) => hosts.includes(permanent.attachedTo))
    .filter(({ handle }) => assert.attachment === undefined || session.names.means(handle, assert.attachment));
  return expected(`attachments of ${assert.name}`, assert.count, attachments.length);
};

export const permanentExists: Check<'permanentExists'> = (session, assert) =>
  expected(`a permanent called ${assert.name}`, assert.value, permanentsNamed(session, assert).length > 0);

/** A battle's protector (310.8). */
export const protectedBy: Check<'protectedBy'> = (session, assert) =>
  someFact(session, assert, assert.by, (permanent) => permanent.chosenPlayer === playerIndex(assert.by));

export const goadedBy: Check<'goadedBy'> = (session, assert) =>
  someFact(session, assert, `by ${assert.by}`, (permanent) =>
    goadersOf(session.game, permanent.handle).includes(playerIndex(assert.by)),
  );

/** A Class has every level up to its own as a designation; without any it is at level 1 (716.2a, 716.2d). */
export const classLevel: Check<'classLevel'> = (session, assert) =>
  someNumber(session, assert, assert.value, (permanent) =>
    permanent.designations.reduce((most, word) => Math.max(most, Number(/^level (\d+)$/.exec(word)?.[1] ?? 1)), 1),
  );
