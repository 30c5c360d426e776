import type { AnyRecord, Fields } from '#schema/field.ts';
import { declaredFields, isSame } from '#schema/record.ts';
import { unsavedRecords } from './unsavedRecords.ts';
import type { DocumentStore } from './localDocument.ts';

export type ListRecord = AnyRecord & { id: string | null; revision?: number | undefined };

/**
 * A document store for one unsaved record of a list, in `unsavedRecords`. Does not follow other tabs.
 * @param key independent of the record's id, which changes with the first save
 */
export function recordStore(key: string, fields: Fields): DocumentStore<ListRecord> {
  let lastId: string | null = null;
  let lastText: AnyRecord | null = null;
  return {
    async get(id) {
      const unsaved = unsavedRecords.get(key);
      if (!unsaved) return null;
      const { record, revision, at } = unsaved;
      return { id, record: { ...record, id, revision }, changed: true, savedAt: at };
    },
    async put({ id, record, changed, savedAt }) {
      if (!changed) return undefined;
      lastId = id;
      lastText = declaredFields(fields, record);
      const { revision } = record;
      unsavedRecords.put(key, { record: lastText, revision, at: savedAt });
      return undefined;
    },
    async takeOver(_, serverId) {
      lastId = serverId;
    },
    async markSaved(_, revision, sent) {
      const unsaved = unsavedRecords.get(key);
      if (!unsaved) return;
      if (isSame(fields, unsaved.record, sent)) unsavedRecords.remove(key);
      // [I5] Another tab's text is based on the earlier revision: its save must be compared with this one.
      else if (lastText && isSame(fields, unsaved.record, lastText)) unsavedRecords.put(key, { ...unsaved, revision });
    },
    async remove(ids) {
      if (lastId === null || ids.includes(lastId)) unsavedRecords.remove(key);
    },
    subscribe: () => () => undefined,
  };
}
