/** What came of trials: failures by what was wrong, and what happened to the cards. */
import { HAPPENINGS, type Happening, type TrialResult } from '@foretell/study';

const NAMES_SHOWN = 5;
const KINDS_SHOWN = 8;

/** Failures with one message, numbers aside. */
interface FailureKind {
  readonly message: string;
  readonly cards: readonly TrialResult[];
}

export interface TrialReport {
  readonly schema: 1;
  readonly cards: number;
  readonly failed: number;
  /** Cards to which it happened. */
  readonly happened: Readonly<Record<string, number>>;
  /** Cards to which nothing happened in any game. */
  readonly untouched: readonly string[];
  /** Abilities that were never activated or triggered, by what they are, the most frequent first. */
  readonly idle: readonly { readonly ability: string; readonly cards: readonly string[] }[];
  /** The most frequent first. */
  readonly failures: readonly FailureKind[];
}

export function trialReport(results: readonly TrialResult[]): TrialReport {
  const kinds = new Map<string, TrialResult[]>();
  // Threads finish in any order.
  const sorted = results.toSorted((a, b) => (a.card < b.card ? -1 : a.card > b.card ? 1 : 0));
  for (const result of sorted) {
    if (result.failure === null) continue;
    const message = result.failure.message.replace(/\d+/g, 'N');
    kinds.set(message, [...(kinds.get(message) ?? []), result]);
  }
  const idle = new Map<string, string[]>();
  for (const { card, idle: abilities } of sorted)
    for (const ability of abilities) idle.set(ability, [...(idle.get(ability) ?? []), card]);
  const failures = [...kinds].map(([message, cards]) => ({ message, cards }));
  failures.sort((a, b) => b.cards.length - a.cards.length || (a.message < b.message ? -1 : 1));
  const count = (happening: Happening): number => sorted.filter((one) => one.happened.includes(happening)).length;
  return {
    schema: 1,
    cards: sorted.length,
    failed: sorted.filter(({ failure }) => failure !== null).length,
    happened: Object.fromEntries(HAPPENINGS.map((happening) => [happening, count(happening)])),
    untouched: sorted.filter((one) => one.happened.length === 0 && one.failure === null).map(({ card }) => card),
    idle: [...idle]
      .map(([ability, those]) => ({ ability, cards: those }))
      .sort((a, b) => b.cards.length - a.cards.length || (a.ability < b.ability ? -1 : 1)),
    failures,
  };
}

export function trialText({ cards, failed, happened, untouched, idle, failures }: TrialReport): string {
  const lines = failures.map(({ message, cards: those }) => {
    const names = those.slice(0, NAMES_SHOWN).map(({ card, failure }) => `${card}#${failure?.game ?? 0}`);
    const more = those.length > NAMES_SHOWN ? '; …' : '';
    return `${String(those.length).padStart(5)}  ${message}  (${names.join('; ')}${more})`;
  });
  const counts = Object.entries(happened).map(([word, count]) => `${word} ${count}`);
  lines.push(`${cards} cards tried, ${failed} failed; ${counts.join(', ')}`);
  const kinds = idle.slice(0, KINDS_SHOWN).map(({ ability, cards: those }) => `${ability} ${those.length}`);
  if (kinds.length > 0) lines.push(`never used: ${kinds.join('; ')}${idle.length > KINDS_SHOWN ? '; …' : ''}`);
  if (untouched.length > 0) lines.push(`nothing happened to ${untouched.length}: ${untouched.slice(0, 20).join('; ')}`);
  return `${lines.join('\n')}\n`;
}
