import type { Entity, EntityRecord } from '#schema/entity.ts';
import { idempotencyKey, type Handlers } from '../implement.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { contactList } from '../store/contacts.ts';
import { partyList } from '../store/parties.ts';
import { setRemoved } from '../store/setRemoved.ts';
import { listSimple } from '../store/simpleList.ts';
import { saveSimple, type SimpleRecords } from '../store/simpleRecords.ts';
import type { FastifyRequest } from 'fastify';

type PartyCall = 'listParties' | 'saveParty' | 'removeParties' | 'restoreParties';
type ContactCall = 'listLinkmen' | 'saveLinkman' | 'removeLinkmen' | 'restoreLinkmen';

/** [T05] Parties and contacts of the enterprise; every colleague may use and change them. */
export const partyHandlers: Handlers<PartyCall | ContactCall> = {
  listParties: ({ portal, principal, query }) => listSimple(portal.db, partyList, principal.enterpriseId, query),
  saveParty: (call) => save(partyList, call),
  removeParties: async (call) => ({
    removed: await setRowsRemoved(partyList, call, call.portal.clock(), call.query.kept),
  }),
  restoreParties: async (call) => ({ restored: await setRowsRemoved(partyList, call, null) }),
  listLinkmen: ({ portal, principal, query }) => listSimple(portal.db, contactList, principal.enterpriseId, query),
  saveLinkman: (call) => save(contactList, call),
  removeLinkmen: async (call) => ({ removed: await setRowsRemoved(contactList, call, call.portal.clock()) }),
  restoreLinkmen: async (call) => ({ restored: await setRowsRemoved(contactList, call, null) }),
};

interface SimpleCall<B> {
  portal: Portal;
  principal: Principal;
  body: B;
}
type SimpleSaved<E extends Entity> = EntityRecord<E> & { id: string | null; revision?: number | undefined };

function save<E extends Entity>(
  list: SimpleRecords<E>,
  { portal, principal, body, request }: SimpleCall<SimpleSaved<E>> & { request: FastifyRequest },
) {
  const { enterpriseId } = principal;
  const key = idempotencyKey(request) || null;
  return portal.db
    .transaction()
    .execute((trx) => saveSimple(trx, list, { enterpriseId, record: body, key, now: portal.clock() }));
}

function setRowsRemoved(
  { table }: SimpleRecords<Entity>,
  { portal, principal, body }: SimpleCall<string[]>,
  at: Date | null,
  kept?: string,
) {
  return portal.db.transaction().execute((trx) => setRemoved(trx, table, principal, body, at, kept));
}
