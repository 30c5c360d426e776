import type { Handlers } from '../implement.ts';
import { preSettle } from '../send/preSettle.ts';

/** [D06] What sending would cost. */
export const settlementHandlers: Handlers<'preSettle'> = {
  preSettle: ({ portal, principal, query, body }) => {
    const { useDefaultHouseScac, ...asked } = body;
    const useDefault = query.useDefaultHouseScac === 'true' || useDefaultHouseScac === true;
    return preSettle(portal, principal, 'ids' in asked ? { ids: asked.ids } : { bill: asked }, useDefault);
  },
};
