/** Votes (701.38), and keywords of their own kind: forecast, freerunning, "bands with other", assist, cipher. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, sample, sorcery } from './sample.ts';

const ofSorcery = (text: string) => abilitiesOf(sorcery(text));

const votesFor = (word: string) => ({ kind: 'countPlayers', of: { kind: 'bound', name: `${word} votes` } });

describe('votes for words', () => {
  it('decide by majority, ties going to one of them', () => {
    const text =
      'Starting with you, each player votes for salt or snow. If salt gets more votes, draw a card. If snow gets more votes or the vote is tied, you gain 2 life.';
    expect(ofSorcery(text)).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'vote', choices: { words: [{ word: 'salt' }, { word: 'snow' }] } },
            { kind: 'if', condition: { left: votesFor('salt'), op: '>', right: votesFor('snow') } },
            { kind: 'if', condition: { left: votesFor('snow'), op: '>=', right: votesFor('salt') } },
          ],
        },
      },
    ]);
  });

  it('are counted, and tell who cast them', () => {
    const text =
      'Each player secretly votes for salt or snow, then those votes are revealed. Draw a card for each salt vote. For each snow vote, choose a creature owned by the voter and gain control of it.';
    expect(ofSorcery(text)).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'vote', secretly: true },
            { kind: 'draw', count: votesFor('salt') },
            { kind: 'forEachPlayer', of: { kind: 'bound', name: 'snow votes' } },
          ],
        },
      },
    ]);
  });

  it('speak of words that were voted for alone', () => {
    const text = 'Starting with you, each player votes for salt or snow. If rain gets more votes, draw a card.';
    expect(ofSorcery(text)).toMatch(/^unread/);
    expect(ofSorcery('Draw a card for each salt vote.')).toMatch(/^unread/);
  });
});

describe('votes for objects', () => {
  it('elect those with the most votes', () => {
    const text =
      'Starting with you, each player votes for a creature you don’t control. Destroy each creature with the most votes or tied for most votes.';
    expect(ofSorcery(text.replace('’', "'"))).toMatchObject([
      {
        effect: {
          of: [
            { kind: 'vote', choices: { kind: 'objects', mostAs: 'most voted for2' } },
            { kind: 'destroy', what: { kind: 'bound', name: 'most voted for2' } },
          ],
        },
      },
    ]);
  });

  it('may be several or left out', () => {
    expect(abilitiesOf(sample('While voting, you may vote an additional time.'))).toMatchObject([
      { effect: { allowance: { kind: 'additionalVote', optional: true } } },
    ]);
    const text =
      'Each player secretly votes for up to one creature, then those votes are revealed. If no creature got votes, draw a card.';
    expect(ofSorcery(text)).toMatchObject([{ effect: { of: [{ choices: { optional: true } }, { kind: 'if' }] } }]);
  });
});

describe('when players finish voting', () => {
  it('tells who voted alike', () => {
    const text =
      "Whenever players finish voting, each opponent who voted for a choice you didn't vote for loses 1 life. You scry X, where X is the number of opponents who voted for a choice you didn't vote for.";
    const others = { kind: 'voters', alike: false, votes: { kind: 'bound', name: 'thatAmount' } };
    expect(abilitiesOf(sample(text))).toMatchObject([
      {
        event: { kind: 'performs', action: 'finish voting' },
        effect: {
          of: [
            { kind: 'loseLife', who: others },
            { kind: 'scry', count: { kind: 'countPlayers', of: others } },
          ],
        },
      },
    ]);
    const both =
      'Whenever players finish voting, you and each opponent who voted for a choice you voted for may scry 1.';
    expect(abilitiesOf(sample(both))).toMatchObject([{ effect: { kind: 'forEachPlayer' } }]);
  });
});

describe('keywords', () => {
  it('reads the limits of forecast off the word (702.57b)', () => {
    expect(abilitiesOf(sample('Forecast — {W}, Reveal this card from your hand: Draw a card.'))).toMatchObject([
      { kind: 'activated', keyword: 'Forecast', zone: 2, oncePerTurn: true, condition: { of: [{}, { steps: [1] }] } },
    ]);
  });

  it('reads bands with a quality, and what takes them', () => {
    const text = 'White creatures you control have "bands with other creatures with flying."';
    expect(abilitiesOf(sample(text))).toMatchObject([
      { effect: { changes: [{ kind: 'addAbilities', abilities: [{ keyword: 'bands with other' }] }] } },
    ]);
    const loss = '{T}: Target creature loses banding and all "bands with other" abilities until end of turn.';
    expect(abilitiesOf(sample(loss))).toMatchObject([
      { effect: { changes: [{ kind: 'removeKeywords' }, { kind: 'loseAbilities', word: 'bands with other' }] } },
    ]);
  });

  it('reads words that the rules look for themselves', () => {
    expect(ofSorcery('Draw a card.\nCipher')).toMatchObject([{ kind: 'spell' }, { keyword: 'cipher' }]);
    expect(abilitiesOf(sample('Assist'))).toMatchObject([{ keyword: 'assist' }]);
    expect(abilitiesOf(sample('Freerunning {1}{B}'))).toMatchObject([{ keyword: 'freerunning' }]);
  });
});
