/** What each player chooses, or what is chosen for each of them, and what happens to the rest. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sorcery } from './sample.ts';

const CHOSEN = { kind: 'union', of: [{ name: 'chosen2' }, { name: 'chosen3' }] };

describe('one of each kind', () => {
  it('is chosen by all players before any of them sacrifices the rest', () => {
    const text =
      'Each player chooses an artifact and a creature from among the nonland permanents they control, then sacrifices the rest.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [
            {
              kind: 'forEachPlayer',
              of: { kind: 'eachPlayer' },
              do: {
                of: [
                  { kind: 'chooseObjects', min: 1, max: 1, as: 'chosen2', collects: true },
                  { kind: 'chooseObjects', min: 1, max: 1, as: 'chosen3', collects: true },
                ],
              },
            },
            {
              kind: 'sacrificeObjects',
              who: { kind: 'eachPlayer' },
              what: { kind: 'minus', from: { kind: 'all' }, without: CHOSEN },
            },
          ],
        },
      },
    ]);
  });

  it('is chosen by you for each of them, and others are all but those', () => {
    const text =
      'For each player, you choose from among the permanents that player controls an artifact and a creature. Then each player sacrifices all other nonland permanents they control.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'forEachPlayer', do: { of: [{ who: { kind: 'you' } }, { who: { kind: 'you' } }] } },
            {
              kind: 'sacrificeObjects',
              what: { filter: { of: [{ kind: 'not', of: { kind: 'among', what: CHOSEN } }, {}, {}, {}] } },
            },
          ],
        },
      },
    ]);
  });
});

describe('the rest', () => {
  it('is what nobody chose', () => {
    expect(abilitiesOf(sorcery('Each player chooses a creature they control. Destroy the rest.'))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'forEachPlayer', do: { kind: 'chooseObjects', collects: true, as: 'chosen2' } },
            {
              kind: 'destroy',
              what: {
                kind: 'minus',
                from: { filter: { of: [{ kind: 'type' }, { kind: 'controlledBy', who: { kind: 'eachPlayer' } }] } },
                without: { name: 'chosen2' },
              },
            },
          ],
        },
      },
    ]);
    const text =
      "Each player chooses a creature they control. Return all creatures not chosen this way to their owners' hands.";
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { of: [{}, { what: { filter: { of: [{ kind: 'type' }, { kind: 'not' }] } } }] } },
    ]);
  });

  it('counts opponents who have more or fewer', () => {
    const text = 'Draw a card for each opponent who controls more lands than you.';
    expect(abilitiesOf(sorcery(text))).toMatchObject([
      { effect: { count: { kind: 'countPlayers', of: { kind: 'having', what: { kind: 'permanents' }, op: '>' } } } },
    ]);
  });
});
