import { ISF_10, type BillType } from '#contract/codes.ts';
import { blankBill } from '#contract/entities/bill.ts';
import { serverNow } from '#dataProvider/serverClock.ts';
import type { SessionWorld } from '../document/sessionShape.ts';
import { openBill, type Opening } from './openBill.ts';

/**
 * Opens a draft; a `new…` id that lies nowhere is a blank filing.
 * @param blankType the filing type of a blank one ([B03])
 */
export const openDraft = (
  id: string,
  houseScac: string,
  world: SessionWorld,
  blankType: BillType = ISF_10,
): Promise<Opening> =>
  openBill(id, {
    world,
    // [K02] What is near or past is judged by the portal's clock.
    form: { now: () => new Date(serverNow()) },
    blank: () => blankBill(blankType, houseScac),
    keepsCopies: true,
  });
