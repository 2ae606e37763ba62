/** Opponents of others than you: all the other players, since there are no teams. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample } from './sample.ts';

function otherThan(without: object): object {
  return { kind: 'except', of: { kind: 'eachPlayer' }, without };
}

describe("another player's opponents", () => {
  it('are all but that player, after "if you do" as well', () => {
    const cast =
      "When a player casts a spell, sacrifice this creature. If you do, each of that player's opponents draws three cards.";
    const drawing = { kind: 'draw', who: otherThan({ kind: 'bound', name: 'thatPlayer' }), count: 3 };
    expect(JSON.stringify(abilitiesOf(sample(cast)))).toContain(`"then":${JSON.stringify(drawing)}`);
  });

  it('are all but the controller of what died', () => {
    const died = "Whenever another creature dies, each of its controller's opponents gains 2 life.";
    expect(abilitiesOf(sample(died))).toMatchObject([
      { effect: { kind: 'gainLife', who: otherThan({ kind: 'controllerOf' }), amount: 2 } },
    ]);
  });
});
