import type { Handlers } from '../implement.ts';
import { preSettle } from '../send/preSettle.ts';

/** [D06] The price of sending. */
export const settlementHandlers: Handlers<'preSettle'> = {
  preSettle: ({ portal, principal, query, body }) => {
    const useDefaultHouseScac = query.useDefaultHouseScac === 'true' || body.useDefaultHouseScac === true;
    if ('ids' in body) return preSettle(portal, principal, { ids: body.ids }, { useDefaultHouseScac });
    const { useDefaultHouseScac: _, filingId, ...bill } = body;
    return preSettle(portal, principal, { bill }, { useDefaultHouseScac, filingId });
  },
};
