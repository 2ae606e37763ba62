/** What the table says in words: names of steps and zones, and the state of objects for those who hear the page. */
import type { CounterScene, ObjectRef, PermanentScene, Scene } from '../protocol/scene.ts';
import { cardWords } from '../ui/CardView.tsx';
import { nameOfRef, type SceneEntry, type ZoneName } from './sceneIndex.ts';

export interface StepWords {
  readonly step: string;
  readonly name: string;
  /** At most three letters, for narrow screens. */
  readonly short: string;
}

/** The steps in which players get priority (500s), in order. */
export const STEPS: readonly StepWords[] = [
  { step: 'upkeep', name: 'Upkeep', short: 'Up' },
  { step: 'draw', name: 'Draw', short: 'Dr' },
  { step: 'precombat_main', name: 'Main', short: 'M1' },
  { step: 'begin_combat', name: 'Combat', short: 'Co' },
  { step: 'declare_attackers', name: 'Attack', short: 'At' },
  { step: 'declare_blockers', name: 'Block', short: 'Bl' },
  { step: 'combat_damage', name: 'Damage', short: 'Da' },
  { step: 'end_combat', name: 'End of combat', short: 'EC' },
  { step: 'postcombat_main', name: 'Main 2', short: 'M2' },
  { step: 'end_turn', name: 'End', short: 'En' },
];

/** The step of {@link STEPS} that is on during one: first strikers deal damage, and a turn begins and ends without players. */
export function shownStep(step: string): string {
  switch (step) {
    case 'first_combat_damage':
      return 'combat_damage';
    case 'untap':
      return 'upkeep';
    case 'cleanup':
      return 'end_turn';
    default:
      return step;
  }
}

export function stepName(step: string): string {
  return STEPS.find((candidate) => candidate.step === step)?.name ?? step.replaceAll('_', ' ');
}

export const ZONE_WORDS: Readonly<Record<ZoneName, string>> = {
  hand: 'Hand',
  library: 'Library',
  graveyard: 'Graveyard',
  exile: 'Exile',
  command: 'Command zone',
};

export function counterWords({ kind, count }: CounterScene): string {
  return `${count} ${kind} ${count === 1 ? 'counter' : 'counters'}`;
}

/** "tapped, 2 +1/+1 counters, attacking Foretell": what is special about a permanent now. */
export function stateWords(
  permanent: PermanentScene,
  scene: Scene,
  index: ReadonlyMap<ObjectRef, SceneEntry>,
): readonly string[] {
  const name = (ref: ObjectRef): string => nameOfRef(scene, index, ref);
  const words: string[] = [];
  if (permanent.faceDown) words.push('face down');
  if (permanent.phasedOut) words.push('phased out');
  if (permanent.tapped) words.push('tapped');
  if (permanent.sick) words.push('summoning sick');
  if (permanent.damage > 0) words.push(`${permanent.damage} damage`);
  words.push(...permanent.counters.map(counterWords), ...permanent.keywords);
  if (permanent.attachedTo !== 0) words.push(`attached to ${name(permanent.attachedTo)}`);
  if (permanent.attacking !== 0) words.push(`attacking ${name(permanent.attacking)}`);
  if (permanent.blocking.length > 0) words.push(`blocking ${permanent.blocking.map(name).join(' and ')}`);
  if (permanent.owner !== permanent.controller) words.push(`owned by ${scene.seats[permanent.owner]?.name ?? ''}`);
  return words;
}

/** The whole name of a permanent (or of a pile of equal ones). */
export function permanentWords(
  permanent: PermanentScene,
  count: number,
  scene: Scene,
  index: ReadonlyMap<ObjectRef, SceneEntry>,
): string {
  const words = [cardWords({ ...permanent, cost: '' }), ...stateWords(permanent, scene, index)];
  return `${count > 1 ? `${count} times ` : ''}${words.join(', ')}`;
}
