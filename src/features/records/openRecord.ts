import { createFormStore } from '#components/form/store/createFormStore.ts';
import { unsavedKey, unsavedRecords } from '#local/unsavedRecords.ts';
import type { ListRecord } from '#local/recordStore.ts';
import { cleanByKind } from '#rules/cleanByKind.ts';
import { newDraftId } from '#rules/draftIds.ts';
import { blankRecord } from '#schema/blank.ts';
import type { AnyRecord } from '#schema/field.ts';
import { documentSession } from '../document/documentSession.ts';
import { recordDependencies, type RecordProvider } from './recordDependencies.ts';
import type { SimpleResource, SimpleRow } from './simpleResource.ts';

/**
 * Opens an existing or new record with unsaved text, if there is any.
 * @param row null for a new record
 * @param placeId the row's id, or the id of the new record's panel
 * @param resume false discards unsaved text
 */
export function openRecord(
  resource: SimpleResource,
  row: SimpleRow | null,
  placeId: string,
  dataProvider: RecordProvider,
  resume = true,
) {
  const place = unsavedKey(resource.name, placeId);
  if (!resume) unsavedRecords.remove(place);
  const unsaved = unsavedRecords.get(place);
  const id = row?.id ?? null;
  const start: AnyRecord = row ?? blankRecord(resource.entity);
  const record: ListRecord = { ...start, ...unsaved?.record, id, revision: unsaved?.revision ?? row?.revision };
  const form = createFormStore({
    entity: resource.entity,
    record,
    clean: resource.clean ?? (({ field }, text) => cleanByKind(field, text)),
    now: () => new Date(),
    showProblems: row !== null,
  });
  const now = Date.now();
  const session = documentSession(
    form,
    {
      id: id ?? newDraftId(now),
      record,
      changed: unsaved !== null,
      savedAt: unsaved?.at ?? now,
      isNew: row === null && unsaved === null,
    },
    recordDependencies(resource.name, resource.entity, place, dataProvider),
  );
  return { form, session, unsavedSince: unsaved?.at ?? null };
}

export type OpenedRecord = ReturnType<typeof openRecord>;
