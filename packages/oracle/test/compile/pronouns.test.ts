/** What words that refer back mean: one case for each ambiguity. */
import { type Effect, EVENT_NAMES } from '@foretell/rules/ir';
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const target = { kind: 'bound', name: 'target' } as const;
const self = { kind: 'self' } as const;
const you = { kind: 'you' } as const;

function effectOf(source: ReturnType<typeof sample>): Effect | string {
  const abilities = abilitiesOf(source);
  if (typeof abilities === 'string') return abilities;
  const [ability] = abilities;
  return ability !== undefined && 'effect' in ability && ability.kind !== 'static' ? ability.effect : 'no effect';
}

describe('words that refer back', () => {
  it('takes "its controller" of a destroyed target for the target\'s controller', () => {
    expect(effectOf(sorcery('Destroy target creature. Its controller gains 3 life.'))).toEqual({
      kind: 'sequence',
      of: [
        { kind: 'destroy', what: target },
        { kind: 'gainLife', who: { kind: 'controllerOf', what: target }, amount: 3 },
      ],
    });
  });

  it('takes "it" after an exile for the card in exile, where it is moved on', () => {
    expect(
      effectOf(sorcery("Exile target Goat you control, then return it to the battlefield under its owner's control.")),
    ).toEqual({
      kind: 'sequence',
      of: [
        { kind: 'exile', what: target, as: 'exiled' },
        { kind: 'move', what: { kind: 'bound', name: 'exiled' }, to: { zone: 4 } },
      ],
    });
  });

  it('takes "that creature" for one that is a creature rather than for any target', () => {
    const does = "this creature deals X damage to any target, where X is that creature's power.";
    expect(JSON.stringify(effectOf(sample(`{2}: Sacrifice a creature. When you do, ${does}`)))).toContain(
      '"amount":{"kind":"power","of":{"kind":"bound","name":"sacrificed"}}',
    );
  });

  it('takes "it" for the source of an ability that speaks of nothing else', () => {
    expect(effectOf(sample('When this creature enters, it deals 2 damage to any target.'))).toMatchObject({
      kind: 'damage',
      amount: 2,
      to: target,
    });
  });

  it('takes "it" for what the event happened to', () => {
    expect(effectOf(sample('Whenever another creature you control enters, put a +1/+1 counter on it.'))).toEqual({
      kind: 'putCounters',
      what: { kind: 'bound', name: EVENT_NAMES.object },
      counter: '+1/+1',
      count: 1,
    });
  });

  it('speaks of a creature that died by the name of the event, be it the source itself', () => {
    expect(effectOf(sample("When this creature dies, return it to its owner's hand."))).toEqual({
      kind: 'move',
      what: { kind: 'bound', name: EVENT_NAMES.object },
      to: { zone: 2 },
    });
  });

  it('gives all verbs of a sentence their subject', () => {
    const player = { kind: 'bound', name: 'target' } as const;
    expect(effectOf(sorcery('Target player draws two cards and loses 2 life.'))).toEqual({
      kind: 'sequence',
      of: [
        { kind: 'draw', who: player, count: 2 },
        { kind: 'loseLife', who: player, amount: 2 },
      ],
    });
  });

  it('takes "that player" for who was dealt damage', () => {
    expect(
      effectOf(sample('Whenever this creature deals combat damage to a player, that player discards a card.')),
    ).toEqual({ kind: 'discard', who: { kind: 'bound', name: EVENT_NAMES.player }, count: 1 });
  });

  it('takes "the rest" for what was looked at and not chosen', () => {
    expect(
      effectOf(
        sorcery(
          'Look at the top nine cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.',
        ),
      ),
    ).toMatchObject({
      kind: 'sequence',
      of: [
        { kind: 'lookAt', as: 'looked' },
        { kind: 'chooseObjects', as: 'chosen2' },
        { kind: 'move', what: { kind: 'bound', name: 'chosen2' } },
        {
          kind: 'move',
          what: {
            kind: 'minus',
            from: { kind: 'bound', name: 'looked' },
            without: { kind: 'bound', name: 'chosen2' },
          },
        },
      ],
    });
  });

  it('refuses a word that refers to nothing', () => {
    expect(abilitiesOf(sorcery('That player draws a card.'))).toMatch(/^unread/);
  });

  it('does not mistake the source for a creature that was never spoken of', () => {
    expect(effectOf(sample('{T}: This creature gets +1/+1 until end of turn.'))).toMatchObject({
      kind: 'apply',
      to: self,
      duration: { kind: 'endOfTurn' },
    });
    expect(effectOf(sorcery('You gain 3 life.'))).toEqual({ kind: 'gainLife', who: you, amount: 3 });
  });

  it('takes "it" for what was last said by its name, not for the spell', () => {
    const own = ['"of":{"kind":"self"}', '"what":{"kind":"self"}', '"to":{"kind":"self"}'];
    for (const text of [
      "Counter target creature spell. This spell deals damage equal to that spell's toughness to its controller.",
      'Manifest the top card of your library, then put three +1/+1 counters on it.',
      'Cloak the top card of your library, then put a +1/+1 counter on it.',
      "Exile a creature card from your graveyard. Create a token that's a copy of it.",
      'Destroy target artifact if its mana value is 2 or less. If you control a Forest, destroy that artifact if its mana value is 5 or less instead.',
      'Target creature can\u2019t block this turn. If you control a Forest, gain control of that creature until end of turn, untap it, and it gains haste until end of turn.',
      "As an additional cost to cast this spell, sacrifice a creature.\nYou gain life equal to the sacrificed creature's power, then you draw cards equal to its toughness.",
    ]) {
      const abilities = JSON.stringify(abilitiesOf(sorcery(text.replaceAll('\u2019', "'"))));
      expect(abilities, text).not.toMatch(/unread/);
      for (const itself of own) expect(abilities, text).not.toContain(itself);
    }
  });

  it('compares the power and toughness of what is described, not of the source', () => {
    const read = abilitiesOf(
      sample('Whenever a creature you control with power equal to its toughness enters, draw a card.'),
    );
    expect(JSON.stringify(read)).toContain('"kind":"ownSizes","left":"power","op":"=","right":"toughness"');
  });

  it('leaves what may be done instead to whoever wants it', () => {
    const put = sorcery(
      "Return target creature to its owner's hand. If that creature is blocking, you may put it on top of its owner's library instead.",
    );
    const effect = effectOf(put);
    if (typeof effect === 'string' || effect.kind !== 'if' || effect.then.kind !== 'may')
      throw new Error(JSON.stringify(effect));
    expect(effect.then.else).toEqual(effect.else);
  });

  it('takes "any other target" without targets before it for other than the source', () => {
    const read = JSON.stringify(
      abilitiesOf(
        sample('Whenever this creature is dealt damage, it deals twice that much damage to any other target.'),
      ),
    );
    expect(read).toContain('{"kind":"and","of":[{"kind":"other"}');
  });

  it('counts "another spell" without the spell as it is cast, and with it later', () => {
    const cost = JSON.stringify(
      abilitiesOf(sorcery("This spell costs {4} less to cast if you've cast another spell this turn.\nDraw a card.")),
    );
    expect(cost).toContain('"op":">=","right":1');
    const later = JSON.stringify(
      abilitiesOf(sorcery("Draw a card. If you've cast another spell this turn, draw a card.")),
    );
    expect(later).toContain('"op":">=","right":2');
  });
});

describe('defending player', () => {
  const of = { kind: 'bound', name: 'thatObject' };

  it('is that of the creature that attacks', () => {
    const text = 'Whenever a creature you control attacks, defending player loses 1 life.';
    expect(abilitiesOf(sample(text))).toMatchObject([{ effect: { who: { kind: 'defendingPlayer', of } } }]);
  });

  it('is that of the source where it attacks itself', () => {
    const text = 'Whenever this creature attacks, defending player loses 1 life.';
    expect(abilitiesOf(sample(text))).toMatchObject([{ effect: { who: { kind: 'defendingPlayer' } } }]);
    expect(JSON.stringify(abilitiesOf(sample(text)))).not.toContain('"of"');
  });
});

describe('he and she', () => {
  it('are what has been moved as well as "it" is', () => {
    const text = "Exile target creature you control, then return her to the battlefield under her owner's control.";
    expect(effectOf(sorcery(text))).toMatchObject({
      of: [
        { kind: 'exile', what: target, as: 'exiled' },
        { kind: 'move', what: { kind: 'bound', name: 'exiled' } },
      ],
    });
  });
});

describe('"it", where it is said to be a card', () => {
  it('is the card that an ability has exiled, not the permanent that has the ability', () => {
    const text = "{T}: Target player exiles a card from their graveyard. If it's a creature card, you gain 2 life.";
    expect(effectOf(sample(text))).toMatchObject({
      of: [{}, { kind: 'exile', as: 'exiled2' }, { condition: { what: { kind: 'bound', name: 'exiled2' } } }],
    });
  });

  it('is the card that was revealed, not a token that was made since', () => {
    const text =
      "{T}: Reveal the top card of your library. If it's a creature card, create a Treasure token. If it's a land card, you gain 2 life.";
    const revealed = { condition: { what: { kind: 'bound', name: 'revealed' } } };
    expect(effectOf(sample(text))).toMatchObject({ of: [{ kind: 'reveal' }, revealed, revealed] });
  });
});

describe('"other", said by what is no creature itself', () => {
  const enchanting = { typeLine: 'Enchantment — Aura', power: null, toughness: null };

  it('is other than the creature that it is attached to', () => {
    const text = 'Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control.';
    expect(JSON.stringify(abilitiesOf(sample(text, enchanting)))).toContain(
      '{"kind":"not","of":{"kind":"attachedToBySource"}}',
    );
  });

  it('is other than itself, where it is one of those', () => {
    const text = 'Enchant creature\nEnchanted creature gets +2/+2 for each other enchantment on the battlefield.';
    const compiled = JSON.stringify(abilitiesOf(sample(text, enchanting)));
    expect(compiled).toContain('{"kind":"other"}');
    expect(compiled).not.toContain('attachedToBySource');
  });

  it('is other than the creature that was spoken of', () => {
    const text =
      'Whenever a creature you control attacks, it gets +1/+0 until end of turn for each other attacking creature.';
    expect(
      JSON.stringify(abilitiesOf(sample(text, { typeLine: 'Enchantment', power: null, toughness: null }))),
    ).toContain(
      JSON.stringify({ kind: 'not', of: { kind: 'among', what: { kind: 'bound', name: EVENT_NAMES.object } } }),
    );
  });
});

describe('"another card" and "other cards"', () => {
  const enchantment = { typeLine: 'Enchantment', power: null, toughness: null };

  it('are other than what the creature that died has become', () => {
    const text =
      'Whenever a creature you control dies, return another target creature card from your graveyard to your hand.';
    const thatObject = { kind: 'bound', name: EVENT_NAMES.object };
    expect(abilitiesOf(sample(text, enchantment))).toMatchObject([
      {
        targets: [
          {
            what: {
              of: [{ kind: 'not', of: { what: { of: [thatObject, { kind: 'became', what: thatObject }] } } }, {}, {}],
            },
          },
        ],
      },
    ]);
  });

  it('are other than the source, where that has died', () => {
    const text = 'When this creature dies, return another target creature card from your graveyard to your hand.';
    expect(JSON.stringify(abilitiesOf(sample(text)))).toContain('{"kind":"other"}');
  });

  it('are other than what has just been exiled', () => {
    const text =
      'Whenever a creature enters, exile it, then return all other permanent cards exiled with this enchantment to the battlefield.';
    expect(JSON.stringify(abilitiesOf(sample(text, enchantment)))).toContain(
      '{"kind":"not","of":{"kind":"among","what":{"kind":"bound","name":"exiled"}}}',
    );
  });
});

it.each([{ typeLine: 'Artifact', power: null, toughness: null }, { typeLine: 'Creature — Elf' }])(
  'counts for each of several the others of them, said by $typeLine',
  (details) => {
    const text = 'Each legendary creature you control gets +1/+1 for each other legendary creature you control.';
    const other = { kind: 'not', of: { kind: 'among', what: { kind: 'bound', name: EVENT_NAMES.object } } };
    const [ability] = abilitiesOf(sample(text, details));
    expect(JSON.stringify(ability)).toContain(JSON.stringify(other));
  },
);

describe('what the modes of a trigger speak of', () => {
  it('is what the event happened to, not the source (700.2b)', () => {
    const text =
      'Whenever equipped creature attacks, choose one —\n• It gains double strike until end of turn.\n• Draw a card.';
    expect(abilitiesOf(sample(text, { typeLine: 'Artifact — Equipment', power: null, toughness: null }))).toMatchObject(
      [{ modes: { options: [{ effect: { to: { kind: 'bound', name: EVENT_NAMES.object } } }, {}] } }],
    );
  });

  it('is the player of the event, and what they control', () => {
    const text =
      'Whenever this creature deals combat damage to a player, choose one —\n• That player discards a card.\n• Destroy target artifact that player controls.';
    const thatPlayer = { kind: 'bound', name: EVENT_NAMES.player };
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        modes: {
          options: [{ effect: { who: thatPlayer } }, { targets: [{ what: { of: [{}, { who: thatPlayer }] } }] }],
        },
      },
    ]);
  });
});
