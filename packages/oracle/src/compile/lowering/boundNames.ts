/** Names that an instruction refers to and does not bind itself: a delayed trigger remembers them (603.7c). */
import { visit } from './rewrite.ts';

export function boundNames(value: unknown): readonly string[] {
  const used = new Set<string>();
  const made = new Set<string>();
  visit(value, (part) => {
    if (part['kind'] === 'bound' && typeof part['name'] === 'string') used.add(part['name']);
    if (typeof part['as'] === 'string') made.add(part['as']);
    if (typeof part['excessAs'] === 'string') made.add(part['excessAs']);
  });
  return [...used].filter((name) => !made.has(name));
}
