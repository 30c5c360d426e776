import { ISF_10, type BillType } from '#contract/codes.ts';
import { blankBill } from '#contract/entities/bill.ts';
import { ruleSettings } from '#dataProvider/installation.ts';
import { serverNow } from '#schema/serverClock.ts';
import type { SessionDependencies } from '#features/document/sessionTypes.ts';
import { openBill, type Opening } from '../openBill.ts';

/**
 * Opens a draft; an unknown `new…` id is a blank filing.
 * @param blankType the filing type of a blank filing ([B03])
 */
export const openDraft = (
  id: string,
  houseScac: string,
  deps: SessionDependencies,
  blankType: BillType = ISF_10,
): Promise<Opening> =>
  openBill(id, {
    deps,
    // [K02] Deadlines use the portal's clock.
    form: { now: () => new Date(serverNow()), settings: ruleSettings },
    blank: () => blankBill(blankType, houseScac),
    cachesPortalCopy: true,
    defaultCode: houseScac,
  });
