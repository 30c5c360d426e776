/** What a claim of the local database runs, as one file: each file costs the first visit a round trip. */
export { sealJournal } from './journal.ts';
export { canSeal } from './ownerSeal.ts';
export { clearStores, parkDrafts, restoreParked } from './parking.ts';
export { sealLeftovers } from './sealLeftovers.ts';
