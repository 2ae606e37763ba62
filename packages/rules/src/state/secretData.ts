/** What a state keeps beyond the cards themselves that would tell players about cards they do not know. */
import { type FrameData, SECRET_VOTE } from './frameData.ts';
import { becameOf } from './merged.ts';
import type { Permanent } from './permanent.ts';

/**
 * The data without the candidates that are hidden from the viewer: how many cards match a search, or which cards of a hand are alike, is
 * nobody else's business. What was picked already stays, but for secret votes. `sees` tells whose choices the viewer sees.
 */
export function withoutSecrets(
  data: FrameData,
  isHidden: (value: number) => boolean,
  sees: (player: number) => boolean,
): FrameData {
  switch (data.kind) {
    case 'votes': {
      const { secret, cast, voters } = data;
      if (!secret) return data;
      return { ...data, cast: cast.map((each, at) => (sees(voters[at] as number) ? each : SECRET_VOTE)) };
    }
    case 'search': {
      const { candidates, kinds } = data;
      return {
        ...data,
        candidates: seen(candidates, candidates, isHidden),
        kinds: kinds && seen(kinds, candidates, isHidden),
      };
    }
    case 'choose': {
      const { from, kinds, weights } = data;
      return {
        ...data,
        from: seen(from, from, isHidden),
        kinds: kinds && seen(kinds, from, isHidden),
        weights: weights && seen(weights, from, isHidden),
      };
    }
    case 'replace':
    case 'cast':
    case 'pay':
    case 'manaPayment':
    case 'manaAbility':
    case 'targets':
    case 'attack':
    case 'block':
    case 'castNow':
    case 'list':
    case 'perPlayer':
    case 'piles':
      return data;
  }
}

/** What a list says of the candidates, one after another, as far as they are in sight. */
function seen(list: readonly number[], candidates: readonly number[], isHidden: (value: number) => boolean): number[] {
  return list.filter((_, at) => !isHidden(candidates[at] as number));
}

/** A former permanent without the trace to the card it became, for a viewer who has lost sight of that card. */
export function withoutTrace(former: Permanent, isHidden: (value: number) => boolean): Permanent {
  if (!becameOf(former).some(isHidden)) return former;
  const copy = former.clone();
  if (isHidden(copy.became)) copy.became = 0;
  copy.becameToo = copy.becameToo.filter((became) => !isHidden(became));
  return copy;
}
