import type { BillType } from '#contract/codes.ts';
import type { StoredTemplate } from '#contract/endpoints/templates.ts';
import { blankBill } from '#contract/entities/bill.ts';
import { templateEntity } from '#contract/entities/template.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { localTemplates } from '#local/localTemplates.ts';
import type { LocalDraft } from '#local/localDrafts.ts';
import { isLocalId } from '#rules/draftIds.ts';
import { fromServerText } from '#rules/serverTime.ts';
import { billFormStore } from '#features/billForm/billFormStore.ts';
import { draftSession } from '#features/billForm/draftSession.ts';
import type { SessionWorld } from '#features/billForm/sessionShape.ts';
import type { Opening } from '#features/billForm/openDraft.ts';
import { asUnread, readLocal } from '#features/billForm/readLocal.ts';
import { portFinder } from '#features/billForm/resolvePort.ts';
import { templatePort } from './templatePort.ts';

const world: SessionWorld = {
  local: localTemplates,
  portal: templatePort(),
  now: () => Date.now(),
};

/** Opens a template: text that was typed here and not saved comes first, else the portal's; a `new…` id is a blank one. */
export async function openTemplate(id: string, houseScac: string, billType: BillType): Promise<Opening> {
  const { here, unread } = await readLocal(localTemplates, id);
  if (here) return begin(here, false);
  if (isLocalId(id)) {
    const bill = { ...blankBill(billType, houseScac), amsRequestList: [] };
    return begin(asUnread({ id, bill, changed: false, savedAt: Date.now() }, unread), true);
  }
  try {
    const stored: StoredTemplate = await dataProvider.getTemplate({ params: { id } });
    const savedAt = fromServerText(stored.updatedAt)?.getTime() ?? Date.now();
    return begin(asUnread({ id, bill: stored, changed: false, savedAt }, unread), false);
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return { failed: error.status === 404 ? 'gone' : 'unreachable' };
  }
}

function begin(template: LocalDraft, isNew: boolean): Opening {
  const form = billFormStore(template.bill, {
    now: () => new Date(),
    findPorts: portFinder(),
    judged: !isNew,
    entityOf: (record) => templateEntity(record['billType'] as BillType),
  });
  return { form, session: draftSession(form, { ...template, isNew }, world) };
}
