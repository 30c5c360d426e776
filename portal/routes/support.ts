import type { FastifyRequest } from 'fastify';
import { isSupportResource, supportResourceOf } from '#contract/support/resources.ts';
import type { Handlers } from '../implement.ts';
import { showSystemState } from '../metrics/systemState.ts';
import type { Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { actorOf } from '../store/auditLog.ts';
import { SUPPORT_BINDINGS } from '../support/bindings.ts';
import { createRow, removeRow, updateRow } from '../support/changeRow.ts';
import { readQuery } from '../support/readQuery.ts';
import { readPage, readRow } from '../support/readRows.ts';
import { keyOf, type SupportBinding } from '../support/supportBinding.ts';

type SupportCall = 'systemState' | 'listSupport' | 'getSupport' | 'createSupport' | 'updateSupport' | 'removeSupport';

/** [S02] Every resource of the support desk, in the dialect of `ra-data-simple-rest` (decision 0043). */
export const supportHandlers: Handlers<SupportCall> = {
  systemState: ({ portal }) => showSystemState(portal),
  listSupport: async ({ portal, params, query, reply }) => {
    const { resource, binding } = requireResource(params.resource);
    const page = readQuery(resource, binding, query);
    const { rows, total } = await readPage(portal.db, resource, binding, page);
    const last = page.from + Math.max(rows.length, 1) - 1;
    reply.header('content-range', `${params.resource} ${page.from}-${last}/${total}`);
    return rows;
  },
  getSupport: async ({ portal, params }) => {
    const { resource, binding } = requireResource(params.resource);
    const key = keyOf(binding, params.id);
    const row = key && (await readRow(portal.db, resource, binding, key));
    if (!row) throw refuse('notFound');
    return row;
  },
  createSupport: ({ params, body, ...call }) => createRow(writeOf(call, params.resource, body)),
  updateSupport: ({ params, body, ...call }) => updateRow(writeOf(call, params.resource, body), params.id),
  removeSupport: ({ params, ...call }) => removeRow(writeOf(call, params.resource, {}), params.id),
};

function requireResource(name: string) {
  if (!isSupportResource(name)) throw refuse('notFound');
  return { resource: supportResourceOf(name), binding: SUPPORT_BINDINGS[name] as SupportBinding };
}

const writeOf = (
  { portal, principal, request }: { portal: Portal; principal: Principal; request: FastifyRequest },
  name: string,
  body: Record<string, unknown>,
) => ({ portal, principal, actor: actorOf(principal, request), body, ...requireResource(name) });
