import type { DataProvider } from 'react-admin';
import { createFormStore } from '#components/form/createFormStore.ts';
import { keptPlace, keptRecords } from '#local/keptRecords.ts';
import { cleanByKind } from '#rules/cleanByKind.ts';
import { newDraftId } from '#rules/draftIds.ts';
import { blankRecord } from '#schema/blank.ts';
import type { AnyRecord } from '#schema/field.ts';
import { recordSession } from './recordSession.ts';
import type { SimpleResource, SimpleRow } from './simpleResource.ts';

/**
 * Opens a record, or a new one: with what was typed before and not saved, if there is any.
 * @param row null for a new record
 * @param resume false starts afresh
 */
export function openRecord(
  resource: SimpleResource,
  row: SimpleRow | null,
  dataProvider: Pick<DataProvider, 'create' | 'update'>,
  resume = true,
) {
  const place = keptPlace(resource.name, row?.id ?? null);
  if (!resume) keptRecords.remove(place);
  const kept = keptRecords.get(place);
  const start = (row ?? blankRecord(resource.entity)) as AnyRecord;
  const form = createFormStore({
    entity: resource.entity,
    record: { ...start, ...kept?.record },
    clean: resource.clean ?? (({ field }, text) => cleanByKind(field, text)),
    now: () => new Date(),
    judged: row !== null,
  });
  const session = recordSession(
    form,
    {
      resource: resource.name,
      id: row?.id ?? null,
      revision: kept?.revision ?? row?.revision,
      key: newDraftId(Date.now()),
      isResumed: kept !== null,
    },
    { save: saverOf(resource.name, dataProvider), kept: keptRecords, now: () => Date.now() },
  );
  return { form, session, keptAt: kept?.at ?? null };
}

/** Creates a record under a key, so that a repeated first save makes no second one, or updates it. */
const saverOf =
  (name: string, dataProvider: Pick<DataProvider, 'create' | 'update'>) =>
  ({ id, ...data }: AnyRecord & { id: string | null }, idempotencyKey: string) =>
    id === null
      ? dataProvider.create(name, { data: { ...data, id }, meta: { idempotencyKey } })
      : dataProvider.update(name, { id, data, previousData: { id } });

export type OpenedRecord = ReturnType<typeof openRecord>;
