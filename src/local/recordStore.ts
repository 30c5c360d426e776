import type { AnyRecord, Fields } from '#schema/field.ts';
import { declaredFields, isSame } from '#schema/record.ts';
import { keptRecords } from './keptRecords.ts';
import type { DocumentStore } from './localDocument.ts';

/** A record of a list in its envelope. */
export type ListRecord = AnyRecord & { id: string | null; revision?: number | undefined };

/**
 * Where one record of a list lies that was typed and not saved yet. It is short, so browser storage holds it, encrypted
 * for its owner; a storage that refuses is no failure, because the form still holds the text. Other tabs are not followed.
 * @param place the same whatever id the record gets: saved as a new one, it must not replace another new one
 */
export function recordStore(place: string, fields: Fields): DocumentStore<ListRecord> {
  /** The id under which the text was written last. */
  let heldBy: string | null = null;
  return {
    async get(id) {
      const kept = keptRecords.get(place);
      if (!kept) return null;
      return { id, record: { ...kept.record, id, revision: kept.revision }, changed: true, savedAt: kept.at };
    },
    async put({ id, record, changed, savedAt }) {
      if (!changed) return undefined;
      heldBy = id;
      const { revision } = record;
      keptRecords.put(place, { record: declaredFields(fields, record), revision, at: savedAt });
      return undefined;
    },
    async takeOver(_, serverId) {
      heldBy = serverId;
    },
    async markSaved(_, revision, sent) {
      const kept = keptRecords.get(place);
      if (!kept) return;
      if (isSame(fields, kept.record, sent)) keptRecords.remove(place);
      else keptRecords.put(place, { ...kept, revision });
    },
    async remove(ids) {
      if (heldBy === null || ids.includes(heldBy)) keptRecords.remove(place);
    },
    subscribe: () => () => undefined,
  };
}
