import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { CHECKLIST_STATES, CHECKLIST_ITEMS } from '../goLive.ts';
import { MISSING_SETTING_NAMES } from '../missingSettings.ts';

/** Longer than any value, so that a wrong one is refused at its field. */
const text = z.string().max(40);
const values = {
  port: text,
  filer: text,
  office: text,
  preparerPort: text,
  preparerFiler: text,
  preparerOffice: text,
  blockText: text,
  /** Of the values that were edited; 0 before the first save. */
  revision: z.number().int().min(0),
};
const office = z.object({ port: z.string(), filer: z.string(), office: z.string() });

const connection = z.object({
  ...values,
  gateway: z.enum(['practice', 'files']),
  missing: z.array(z.enum(MISSING_SETTING_NAMES)),
  /** The filer of enterprises that set none; empty values where the installation has none. */
  inherited: office,
  /** Prepares for enterprises with an own filer code that name no preparer. */
  inheritedPreparer: office,
});
export type CustomsConnection = z.output<typeof connection>;

const checklistItem = z.object({
  name: z.enum(CHECKLIST_ITEMS),
  state: z.enum(CHECKLIST_STATES),
  /** Variables of the item's texts. */
  args: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Settings that are missing. */
  missing: z.array(z.enum(MISSING_SETTING_NAMES)).optional(),
});
export type ChecklistItem = z.output<typeof checklistItem>;

export const customsConnectionEndpoints = {
  getCustomsConnection: endpoint(calls.getCustomsConnection, { reply: connection }),
  saveCustomsConnection: endpoint(calls.saveCustomsConnection, { body: z.strictObject(values), reply: connection }),
  goLiveChecklist: endpoint(calls.goLiveChecklist, { reply: z.array(checklistItem) }),
};
