/** Why a decision cannot be analysed, in words. */
import { PLAYERS } from '@foretell/formats';
import type { SearchError } from '@foretell/search';

/** The reason, and how to mend it, without a place: callers say which position it is. */
export function searchProblem(error: SearchError): string {
  switch (error.code) {
    case 'no-decision':
      return 'nobody is asked anything there; let the scenario stop at a decision';
    case 'not-the-decider':
      return 'the decision is somebody else’s; name its player in decide';
    case 'no-list-fits':
      return `none of the believed lists fits what is visible of ${playerOf(error.player)}'s cards; add the list that does`;
    case 'card-not-in-list':
      return `${playerOf(error.player)} is seen to own ${error.card}, which the believed list does not have; add it`;
    case 'cards-left-over':
      return `the believed list of ${playerOf(error.player)} is ${Math.abs(error.difference)} cards too ${error.difference > 0 ? 'long' : 'short'}; make it as long as what they own`;
    case 'unknown-card':
      return `${playerOf(error.player)} owns ${error.card}, which is not in the pool`;
    default:
      return `the position cannot be handed to the workers: ${error.code} at ${error.at}`;
  }
}

function playerOf(index: number): string {
  return PLAYERS[index] ?? String(index);
}
