/** Turns of phrase that are printed as cards have them, so that the printed text is read as the same again. */
import { describe, expect, it } from 'vitest';
import { compileCard, printFace } from '../../src/index.ts';
import { sample, sorcery } from '../compile/sample.ts';

function printed(text: string): string {
  const outcome = compileCard(sample(text));
  if (outcome.kind !== 'compiled') throw new Error(JSON.stringify(outcome.gaps));
  return outcome.card.faces.map((face) => printFace(face).join('\n')).join('\n');
}

describe('what is printed in the words it was read in', () => {
  it.each([
    '{T}: Add X mana of any one color, where X is the number of lands you control.',
    'Soulbond\nAs long as this creature is paired with another creature, both creatures have menace.',
    'When this creature dies, amass Goblins X, where X is its power.',
    'When this creature enters, you and target opponent each draw two cards.',
    'When this creature enters, if you control your commander, draw a card.',
    "When this creature enters, tap target artifact. Its activated abilities can't be activated for as long as it's tapped.",
    'This creature gets +1/+1 as long as there are five or more mana values among cards in your graveyard.',
    'When this creature enters, target permanent becomes red.',
    '{T}: Target spell becomes colorless.',
    '{T}: You may put a land card from your hand or graveyard onto the battlefield.',
    '{T}: Target spell or permanent becomes blue.',
    "Spells and abilities you control can't cause their controller to search their library.",
    "Players have no maximum hand size.\nPlayers don't lose the game for having 0 or less life.",
  ])('%s', (text) => {
    expect(printed(text)).toBe(text);
  });

  it('counts what was sacrificed to cast the spell', () => {
    const text = 'As an additional cost to cast this spell, you may sacrifice any number of Goats.\n';
    const source = sorcery(`${text}Draw a card for each Goat sacrificed this way.`);
    const outcome = compileCard(source);
    expect(outcome.kind === 'compiled' && outcome.card.faces[0]?.abilities).toMatchObject([
      { keyword: 'optionalCost', cost: [{ filter: { subtypes: ['Goat'] } }], repeat: true },
      { effect: { kind: 'draw', count: { kind: 'timesPaid', cost: 'sacrifice' } } },
    ]);
    expect(compileCard(sorcery(`${text}Draw a card for each Human sacrificed this way.`)).kind).toBe('unread');
  });

  it('leaves all but the colours of a spell as they are', () => {
    expect(compileCard(sample('{T}: Target spell becomes an artifact.')).kind).toBe('unread');
    expect(compileCard(sample('{T}: Target spell or permanent gains flying.')).kind).toBe('unread');
  });
});
