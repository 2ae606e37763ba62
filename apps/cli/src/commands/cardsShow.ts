/** `foretell cards show`: a card of the pool as it is played here: its facts, and its abilities printed from what the engine runs. */
import { cardByName } from '@foretell/cards';
import { nearestWords, ok } from '@foretell/formats';
import { printFace } from '@foretell/oracle';
import { type CardDefinition, type CardFace, CardType, type Quantity, Supertype } from '@foretell/rules/ir';
import type { Command } from '../command.ts';
import { complain, Exit } from '../exit.ts';
import { deckCardNames } from '../files/deckFile.ts';

export const cardsShow: Command = {
  usage: 'cards show <...names>',
  description: 'Show cards of the pool with their rules text as the engine understands it',
  options: [['--json', 'Print one document with the abilities as data']],
  examples: ['cards show "Opposition Agent"'],
  async run(args, { terminal, options }) {
    const cards: CardDefinition[] = [];
    const unknown: string[] = [];
    for (const name of args) {
      const card = cardByName(name) ?? cardByName(deckCardNames.find((one) => same(one, name)) ?? '');
      if (card === undefined) unknown.push(unknownLine(name));
      else cards.push(card);
    }
    if (options.flag('json')) terminal.out(`${JSON.stringify({ schema: 1, cards })}\n`);
    else terminal.out(cards.map((card) => `${card.faces.map(faceText).join('//\n')}`).join('\n'));
    return unknown.length === 0 ? ok(Exit.ok) : complain(Exit.unsupportedCards, ...unknown);
  },
};

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function unknownLine(name: string): string {
  const nearest = nearestWords(name, deckCardNames, 3);
  const hint = nearest.length === 0 ? 'check the spelling' : `did you mean ${nearest.join(', or ')}?`;
  return `there is no card ${JSON.stringify(name)} in the pool; ${hint}`;
}

function faceText(face: CardFace): string {
  const lines = [`${face.name}  ${face.manaCost ?? ''}`.trimEnd(), typeLine(face), ...printFace(face)];
  const number = (quantity: Quantity | null): string =>
    quantity === null ? '' : typeof quantity === 'number' ? String(quantity) : '*';
  if (face.power !== null || face.toughness !== null) lines.push(`${number(face.power)}/${number(face.toughness)}`);
  if (face.loyalty !== null) lines.push(`Loyalty ${number(face.loyalty)}`);
  return `${lines.join('\n')}\n`;
}

/** "Legendary Creature — Human Monk" (205.1). */
function typeLine(face: CardFace): string {
  const named = (bits: number, names: Readonly<Record<string, number>>): string[] =>
    Object.entries(names).flatMap(([name, bit]) => ((bits & bit) !== 0 ? [name] : []));
  const types = [...named(face.supertypes, Supertype), ...named(face.types, CardType)].join(' ');
  return face.subtypes.length === 0 ? types : `${types} — ${face.subtypes.join(' ')}`;
}
