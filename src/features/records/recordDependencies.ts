import type { DataProvider } from 'react-admin';
import { PortalError } from '#dataProvider/portalError.ts';
import { recordStore, type ListRecord } from '#local/recordStore.ts';
import type { Entity } from '#schema/entity.ts';
import { declaredFields, isSame } from '#schema/record.ts';
import { documentGone, type DocumentOperations, type DocumentPort } from '../document/documentPort.ts';
import type { SessionDependencies } from '../document/sessionTypes.ts';

export type RecordProvider = Pick<DataProvider<string>, 'create' | 'update'>;

/**
 * The dependencies of a record's session.
 * @param place key of its unsaved text
 */
export const recordDependencies = (
  name: string,
  { fields }: Entity,
  place: string,
  provider: RecordProvider,
): SessionDependencies<ListRecord> => ({
  local: recordStore(place, fields),
  portal: recordPort(name, provider),
  kind: recordKind(fields),
  now: () => Date.now(),
});

const recordKind = (fields: Entity['fields']): DocumentOperations<ListRecord> => ({
  toBody: (record) => {
    const { id, revision } = record;
    return { ...declaredFields(fields, record), id, ...(revision ? { revision } : {}) };
  },
  isSame: (one, other) => isSame(fields, one, other),
  // Unsaved records are not shared between tabs.
  merge: (_, mine) => ({ record: mine, clashes: [] }),
});

const recordPort = (name: string, provider: RecordProvider): DocumentPort<ListRecord> => ({
  load: () => Promise.reject(new Error('A record is opened from its row.')),
  async save({ id, ...data }, idempotencyKey) {
    try {
      const { data: saved } =
        id === null
          ? await provider.create(name, { data: { ...data, id }, meta: { idempotencyKey } })
          : await provider.update(name, { id, data, previousData: { id } });
      return { id: String(saved.id), revision: Number(saved['revision']) };
    } catch (error) {
      throw error instanceof PortalError && error.status === 404 ? documentGone(error) : error;
    }
  },
});
