import { contactList } from '../store/contacts.ts';
import { partyList } from '../store/parties.ts';
import { saveSimple } from '../store/simpleRecords.ts';
import { saveTemplate, setDefaultFilerCode } from '../store/templates.ts';
import type { Tx } from '../portal.ts';
import { HARBOUR } from './accounts.ts';
import { DEMO_LINKMEN, DEMO_PARTIES } from './demoAddressBook.ts';
import { DEMO_FLOW } from './demoFlow.ts';
import { DEMO_TEMPLATES } from './demoTemplates.ts';
import { principalOf } from './seedFilings.ts';

const DAY = 24 * 60 * 60_000;
const HOUR = 60 * 60_000;

/** Creates templates, parties and contacts of the weeks before the first start, and a shipment of another system. */
export async function seedLists(trx: Tx, now: Date): Promise<void> {
  const before = (time: number) => new Date(now.getTime() - time);
  for (const [index, { bill, by, ago, used, lastUsed }] of DEMO_TEMPLATES.entries()) {
    const principal = principalOf(by);
    const { id } = await saveTemplate(trx, { principal, bill, key: null, now: before(ago * DAY) });
    await trx
      .updateTable('template')
      .set({ used_count: used, last_used_at: lastUsed === null ? null : before(lastUsed * DAY) })
      .where('enterprise_id', '=', HARBOUR.id)
      .where('id', '=', id)
      .execute();
    const { houseScac } = HARBOUR;
    if (index === 0) await setDefaultFilerCode(trx, { principal, id, houseScac, now: before(ago * DAY) });
  }
  const blank = { id: null, revision: undefined };
  const base = { enterpriseId: HARBOUR.id, key: null };
  for (const [index, party] of DEMO_PARTIES.entries()) {
    const at = before((DEMO_PARTIES.length - index) * 37 * HOUR);
    await saveSimple(trx, partyList, { ...base, record: { ...party, ...blank }, now: at });
  }
  for (const [index, contact] of DEMO_LINKMEN.entries()) {
    const at = before((DEMO_LINKMEN.length - index) * 5 * DAY);
    await saveSimple(trx, contactList, { ...base, record: { ...contact, ...blank }, now: at });
  }
  const { body, ...stage } = DEMO_FLOW;
  await trx
    .insertInto('flow_stage')
    .values({ ...stage, enterprise_id: HARBOUR.id, body: JSON.stringify(body), created_at: before(HOUR) })
    .execute();
}
