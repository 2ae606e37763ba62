/** Which function runs which procedure; the order is that of the ids in `procedureIds.ts`. */
import { castNow } from '../actions/castNow.ts';
import { chooseObjects } from '../actions/choose.ts';
import { discard } from '../actions/discard.ts';
import { draw } from '../actions/draw.ts';
import { returnExiled } from '../actions/exileUntil.ts';
import { orderObjects } from '../actions/order.ts';
import { scry } from '../actions/scry.ts';
import { search } from '../actions/search.ts';
import { combatDamage } from '../combat/combatDamage.ts';
import { declareAttackers } from '../combat/declareAttackers.ts';
import { declareBlockers } from '../combat/declareBlockers.ts';
import { newTargets } from '../copy/newTargets.ts';
import { replaceEvents } from '../effects/replace.ts';
import { payCost } from '../mana/payCost.ts';
import { payMana } from '../mana/payMana.ts';
import { stateBasedActions } from '../sba/stateBasedActions.ts';
import { activate } from '../stack/activate.ts';
import { announce } from '../stack/announce.ts';
import { cast } from '../stack/cast.ts';
import { playLand } from '../stack/playLand.ts';
import { resolve, runProgram } from '../stack/resolve.ts';
import { specialAction } from '../stack/specialActions.ts';
import { chooseTargets } from '../stack/targets.ts';
import { putTriggers } from '../stack/triggers.ts';
import { cleanup } from '../turn/cleanup.ts';
import { mulligans } from '../turn/mulligans.ts';
import { untap } from '../turn/untap.ts';
import { Procedure } from './procedureIds.ts';
import type { ProcedureStep } from './procedures.ts';

const steps: { readonly [Name in keyof typeof Procedure]: ProcedureStep } = {
  RunProgram: runProgram,
  ReplaceEvents: replaceEvents,
  Cast: cast,
  Activate: activate,
  PlayLand: playLand,
  Resolve: resolve,
  PutTriggers: putTriggers,
  DeclareAttackers: declareAttackers,
  DeclareBlockers: declareBlockers,
  CombatDamage: combatDamage,
  StateBasedActions: stateBasedActions,
  PayCost: payCost,
  PayMana: payMana,
  Search: search,
  ChooseObjects: chooseObjects,
  OrderObjects: orderObjects,
  Draw: draw,
  Discard: discard,
  Cleanup: cleanup,
  Mulligans: mulligans,
  CastNow: castNow,
  Scry: scry,
  ChooseTargets: chooseTargets,
  Announce: announce,
  ReturnExiled: returnExiled,
  NewTargets: newTargets,
  SpecialAction: specialAction,
  Untap: untap,
};

export const PROCEDURES: readonly ProcedureStep[] = Object.entries(steps)
  .sort(([a], [b]) => Procedure[a as keyof typeof Procedure] - Procedure[b as keyof typeof Procedure])
  .map(([, step]) => step);
