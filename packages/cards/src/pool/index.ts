/** The whole built-in pool, by theme. */
import type { CardDefinition } from '@foretell/rules/ir';
import { activeLands } from './activeLands.ts';
import { anthemCreatures } from './anthemCreatures.ts';
import { artifacts } from './artifacts.ts';
import { attachments } from './attachments.ts';
import { banding } from './banding.ts';
import { basicLands } from './basicLands.ts';
import { blackCreatures } from './blackCreatures.ts';
import { blueCreatures } from './blueCreatures.ts';
import { burn } from './burn.ts';
import { cardDraw } from './cardDraw.ts';
import { changingLands } from './changingLands.ts';
import { colorRules } from './colorRules.ts';
import { copiesAndTheft } from './copiesAndTheft.ts';
import { costsInstead } from './costsInstead.ts';
import { councils } from './councils.ts';
import { counterspells } from './counterspells.ts';
import { damageShields } from './damageShields.ts';
import { discards } from './discards.ts';
import { dualLands } from './dualLands.ts';
import { echoesAndLocks } from './echoesAndLocks.ts';
import { emergingEldrazi } from './emergingEldrazi.ts';
import { entersTappedRules } from './entersTappedRules.ts';
import { farReaching } from './farReaching.ts';
import { fetchLands } from './fetchLands.ts';
import { freeCastsAndSearches } from './freeCastsAndSearches.ts';
import { freeSpellsAndCosts } from './freeSpells.ts';
import { greatEffects } from './greatEffects.ts';
import { greenCreatures } from './greenCreatures.ts';
import { helpedSpells } from './helpedSpells.ts';
import { keywordCreatures } from './keywordCreatures.ts';
import { kickedAndCounted } from './kickedAndCounted.ts';
import { landSearches } from './landSearches.ts';
import { laterEffects } from './laterEffects.ts';
import { lifeSavers } from './lifeSavers.ts';
import { manaArtifacts } from './manaArtifacts.ts';
import { manaCreatures } from './manaCreatures.ts';
import { manaEnchantments } from './manaEnchantments.ts';
import { moreSearches } from './moreSearches.ts';
import { multipliers } from './multipliers.ts';
import { mutatingCreatures } from './mutatingCreatures.ts';
import { oldSpellsAgain } from './oldSpellsAgain.ts';
import { piles } from './piles.ts';
import { planeswalkers } from './planeswalkers.ts';
import { playFromExile } from './playFromExile.ts';
import { playPermissions } from './playPermissions.ts';
import { redCreatures } from './redCreatures.ts';
import { removal } from './removal.ts';
import { rituals } from './rituals.ts';
import { rooms } from './rooms.ts';
import { rulesChangers } from './rulesChangers.ts';
import { searchingPermanents } from './searchingPermanents.ts';
import { sharedSearches } from './sharedSearches.ts';
import { slivers } from './slivers.ts';
import { spellLands } from './spellLands.ts';
import { splitAndAdventureCards } from './splitAndAdventureCards.ts';
import { sweepers } from './sweepers.ts';
import { turnsAndCombats } from './turnsAndCombats.ts';
import { tutors } from './tutors.ts';
import { unusualCosts } from './unusualCosts.ts';
import { unwantedGifts } from './unwantedGifts.ts';
import { utilityLands } from './utilityLands.ts';
import { vanillaCreatures } from './vanillaCreatures.ts';
import { whiteCreatures } from './whiteCreatures.ts';
import { xSpells } from './xSpells.ts';

export const builtInPool: readonly CardDefinition[] = [
  ...activeLands,
  ...anthemCreatures,
  ...artifacts,
  ...attachments,
  ...banding,
  ...basicLands,
  ...blackCreatures,
  ...blueCreatures,
  ...burn,
  ...cardDraw,
  ...changingLands,
  ...colorRules,
  ...copiesAndTheft,
  ...costsInstead,
  ...councils,
  ...counterspells,
  ...damageShields,
  ...discards,
  ...dualLands,
  ...echoesAndLocks,
  ...emergingEldrazi,
  ...entersTappedRules,
  ...farReaching,
  ...fetchLands,
  ...freeCastsAndSearches,
  ...freeSpellsAndCosts,
  ...kickedAndCounted,
  ...moreSearches,
  ...greatEffects,
  ...greenCreatures,
  ...helpedSpells,
  ...keywordCreatures,
  ...landSearches,
  ...laterEffects,
  ...lifeSavers,
  ...manaArtifacts,
  ...manaCreatures,
  ...manaEnchantments,
  ...multipliers,
  ...mutatingCreatures,
  ...oldSpellsAgain,
  ...piles,
  ...planeswalkers,
  ...playFromExile,
  ...playPermissions,
  ...redCreatures,
  ...removal,
  ...rituals,
  ...rulesChangers,
  ...rooms,
  ...searchingPermanents,
  ...sharedSearches,
  ...slivers,
  ...spellLands,
  ...splitAndAdventureCards,
  ...sweepers,
  ...turnsAndCombats,
  ...tutors,
  ...unusualCosts,
  ...unwantedGifts,
  ...utilityLands,
  ...vanillaCreatures,
  ...whiteCreatures,
  ...xSpells,
];
