/** What happens in the place of damage, once it has been prevented, and how much of it is left (614.1a, 615.5). */
import { expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const MUCH = '{"kind":"bound","name":"thatAmount"}';

function read(source: Parameters<typeof abilitiesOf>[0]): string {
  const abilities = abilitiesOf(source);
  return typeof abilities === 'string' ? abilities : JSON.stringify(abilities);
}

it('prevents damage and does something with that much, only while something is so', () => {
  const text = read(sample('If damage would be dealt to this creature, prevent that damage and mill that many cards.'));
  expect(text).toContain('"source":{"kind":"any"},"to":{"kind":"isSelf"},"players":null');
  expect(text).toContain(`"prevent","amount":"all","then":{"kind":"mill","who":{"kind":"you"},"count":${MUCH}}`);
  const shielded = read(
    sample(
      'If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and remove a +1/+1 counter from it.',
    ),
  );
  expect(shielded).toContain('"then":{"kind":"removeCounters"');
  expect(shielded).toContain('"condition":{"kind":"matches","what":{"kind":"self"}');
});

it('triggers once damage has been prevented (603.12)', () => {
  const text = read(
    sample(
      'If damage would be dealt to this creature, prevent that damage. When damage is prevented this way, this creature deals that much damage to any other target.',
    ),
  );
  expect(text).toContain('"then":{"kind":"reflexive"');
  expect(text).toContain(`"amount":${MUCH}`);
});

it('says of the source and of what would be damaged what happens', () => {
  expect(
    read(
      sample(
        "If a source would deal damage to this creature, prevent that damage. The source's controller draws that many cards.",
      ),
    ),
  ).toContain('"who":{"kind":"controllerOf","what":{"kind":"bound","name":"thatObject"}}');
  expect(
    read(
      sample(
        'If a source you control would deal noncombat damage to a creature an opponent controls, put that many -1/-1 counters on that creature instead.',
      ),
    ),
  ).toContain('{"kind":"putCounters","what":{"kind":"bound","name":"thatOther"}');
  const returned = read(
    sorcery(
      "The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is prevented this way, Sample Card deals that much damage to that source's controller.",
    ),
  );
  expect(returned).toContain(`"then":{"kind":"damage","amount":${MUCH}`);
  expect(returned).toContain('"uses":1');
});

it('leaves a part of each damage, or takes one away', () => {
  const outcome = (text: string): unknown => {
    const read = abilitiesOf(sample(text));
    const [ability] = typeof read === 'string' ? [] : read;
    if (ability?.kind !== 'replacement' || ability.replacement.kind !== 'damage') return read;
    return ability.replacement.outcome;
  };
  expect(
    outcome('If a source would deal damage to another Goat you control, prevent all but 1 of that damage.'),
  ).toEqual({ kind: 'prevent', amount: 'all', leaving: 1 });
  expect(
    outcome('If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.'),
  ).toEqual({ kind: 'prevent', amount: 'all', leaving: 'half' });
  expect(
    outcome(
      'If a source would deal damage to a creature you control, it deals that much damage minus 1 to that creature instead.',
    ),
  ).toEqual({ kind: 'plus', amount: -1 });
  expect(
    outcome(
      'If a source would deal damage to a permanent or player, it deals half that damage, rounded down, to that permanent or player instead.',
    ),
  ).toEqual({ kind: 'times', factor: 0.5 });
});

it('is about red spells and other sources of one controller', () => {
  expect(
    abilitiesOf(
      sample(
        'If a red instant or sorcery spell you control or a red planeswalker you control would deal damage to a permanent or player, it deals that much damage plus 2 to that permanent or player instead.',
      ),
    ),
  ).toMatchObject([
    {
      replacement: {
        source: {
          kind: 'or',
          of: [
            { of: [{ kind: 'isSpell' }, { kind: 'color' }, { kind: 'type' }, {}] },
            { of: [{ kind: 'color' }, {}, {}] },
          ],
        },
      },
    },
  ]);
});
