import type { Handlers } from '../implement.ts';
import { preSettle } from '../send/preSettle.ts';

/** [D06] What sending would cost. */
export const settlementHandlers: Handlers<'preSettle'> = {
  preSettle: ({ portal, principal, query, body }) => {
    const isIds = 'ids' in body;
    const useDefault = query.useDefaultHouseScac === 'true' || (isIds && body.useDefaultHouseScac === true);
    return preSettle(portal, principal, isIds ? { ids: body.ids } : { bill: body }, useDefault);
  },
};
