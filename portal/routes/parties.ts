import type { Entity, EntityRecord } from '#schema/entity.ts';
import { keyOf, type Handlers } from '../implement.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { linkmanList } from '../store/linkmen.ts';
import { partyList } from '../store/parties.ts';
import { putAway } from '../store/putAway.ts';
import { listSimple } from '../store/simpleList.ts';
import { saveSimple, type SimpleRecords } from '../store/simpleRecords.ts';
import type { FastifyRequest } from 'fastify';

type PartyCall = 'listParties' | 'saveParty' | 'removeParties' | 'restoreParties';
type LinkmanCall = 'listLinkmen' | 'saveLinkman' | 'removeLinkmen' | 'restoreLinkmen';

/** [T05] Address book and notifiers of the enterprise; any colleague may use and change them. */
export const partyHandlers: Handlers<PartyCall | LinkmanCall> = {
  listParties: ({ portal, principal, query }) => listSimple(portal.db, partyList, principal.enterpriseId, query),
  saveParty: (call) => save(partyList, call),
  removeParties: async (call) => ({ removed: await put(partyList, call, call.portal.clock()) }),
  restoreParties: async (call) => ({ restored: await put(partyList, call, null) }),
  listLinkmen: ({ portal, principal, query }) => listSimple(portal.db, linkmanList, principal.enterpriseId, query),
  saveLinkman: (call) => save(linkmanList, call),
  removeLinkmen: async (call) => ({ removed: await put(linkmanList, call, call.portal.clock()) }),
  restoreLinkmen: async (call) => ({ restored: await put(linkmanList, call, null) }),
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
  const key = keyOf(request) || null;
  return portal.db
    .transaction()
    .execute((trx) => saveSimple(trx, list, { enterpriseId, record: body, key, now: portal.clock() }));
}

function put({ table }: SimpleRecords<Entity>, { portal, principal, body }: SimpleCall<string[]>, at: Date | null) {
  return portal.db.transaction().execute((trx) => putAway(trx, table, principal.enterpriseId, body, at));
}
