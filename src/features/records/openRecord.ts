import { createFormStore } from '#components/form/createFormStore.ts';
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
 * Opens a record, or a new one: with what was typed before and not saved, if there is any.
 * @param row null for a new record
 * @param resume false starts afresh
 */
export function openRecord(
  resource: SimpleResource,
  row: SimpleRow | null,
  dataProvider: RecordProvider,
  resume = true,
) {
  const place = unsavedKey(resource.name, row?.id ?? null);
  if (!resume) unsavedRecords.remove(place);
  const kept = unsavedRecords.get(place);
  const id = row?.id ?? null;
  const start: AnyRecord = row ?? blankRecord(resource.entity);
  const record: ListRecord = { ...start, ...kept?.record, id, revision: kept?.revision ?? row?.revision };
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
      changed: kept !== null,
      savedAt: kept?.at ?? now,
      isNew: row === null && kept === null,
    },
    recordDependencies(resource.name, resource.entity, place, dataProvider),
  );
  return { form, session, keptAt: kept?.at ?? null };
}

export type OpenedRecord = ReturnType<typeof openRecord>;
