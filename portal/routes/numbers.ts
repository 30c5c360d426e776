import type { Handlers } from '../implement.ts';
import { findNumberHolders } from '../store/numberHolders.ts';

/** [D04] Duplicate check of the form. */
export const numberHandlers: Handlers<'findAmsNumber'> = {
  findAmsNumber: ({ portal, principal, params, query }) =>
    findNumberHolders(portal.db, principal, [params.amsNo, ...(query.also ?? [])]),
};
