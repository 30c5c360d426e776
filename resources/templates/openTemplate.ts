import type { BillType } from '#contract/codes.ts';
import { blankBill } from '#contract/entities/bill.ts';
import { templateEntity } from '#contract/entities/template.ts';
import { ruleSettings } from '#dataProvider/installation.ts';
import { billKind } from '#features/billForm/draftPort.ts';
import { openBill, type Opening } from '#features/billForm/openBill.ts';
import type { SessionDependencies } from '#features/document/sessionTypes.ts';
import { localTemplates } from '#local/localTemplates.ts';
import { templatePort } from './templatePort.ts';

const deps: SessionDependencies = {
  local: localTemplates,
  portal: templatePort(),
  kind: billKind,
  now: () => Date.now(),
};

/** Opens a template: unsaved local text, else the portal's; a `new…` id is blank. */
export const openTemplate = (id: string, houseScac: string, billType: BillType): Promise<Opening> =>
  openBill(id, {
    deps,
    form: {
      now: () => new Date(),
      settings: ruleSettings,
      selectEntity: (bill) => templateEntity(bill.billType),
    },
    blank: () => ({ ...blankBill(billType, houseScac), amsRequestList: [] }),
    defaultCode: houseScac,
  });
