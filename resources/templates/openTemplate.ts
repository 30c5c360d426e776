import type { BillType } from '#contract/codes.ts';
import { blankBill } from '#contract/entities/bill.ts';
import { templateEntity } from '#contract/entities/template.ts';
import { billKind } from '#features/billForm/draftPort.ts';
import { openBill, type Opening } from '#features/billForm/openBill.ts';
import type { SessionWorld } from '#features/document/sessionShape.ts';
import { localTemplates } from '#local/localTemplates.ts';
import { templatePort } from './templatePort.ts';

const world: SessionWorld = {
  local: localTemplates,
  portal: templatePort(),
  kind: billKind,
  now: () => Date.now(),
};

/** Opens a template: text that was typed here and not saved comes first, else the portal's; a `new…` id is a blank one. */
export const openTemplate = (id: string, houseScac: string, billType: BillType): Promise<Opening> =>
  openBill(id, {
    world,
    form: {
      now: () => new Date(),
      entityOf: (bill) => templateEntity(bill.billType),
    },
    blank: () => ({ ...blankBill(billType, houseScac), amsRequestList: [] }),
  });
