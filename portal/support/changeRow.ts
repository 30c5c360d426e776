import { toErrorTree } from '#schema/issue.ts';
import { storedText } from '#schema/storedText.ts';
import type { SupportResource, SupportVerb } from '#contract/support/supportResource.ts';
import { supportProblems } from '#rules/supportProblems.ts';
import type { Portal, Tx } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';
import { writeAudit, type Actor } from '../store/auditLog.ts';
import { readRow, type SupportRow } from './readRows.ts';
import { keyOf, type SupportBinding, type SupportChange, type SupportWrite } from './supportBinding.ts';

/** A write of a member of the staff, before it is checked. */
interface SupportRequest {
  portal: Portal;
  principal: Principal;
  actor: Actor;
  resource: SupportResource;
  binding: SupportBinding;
  body: Readonly<Record<string, unknown>>;
}

type Values = Readonly<Record<string, unknown>>;

/** Members of a body that are no columns. */
const OTHER_MEMBERS = ['id', 'act', 'reason', 'revision'];

/** Creates a row and its audit entry in one transaction. @throws Refusal `notAllowed` when the resource has no such verb */
export async function createRow(request: SupportRequest): Promise<SupportRow> {
  const { portal, resource, binding } = request;
  const { create } = resource;
  if (!create || !binding.create) throw refuse('notAllowed');
  const work = binding.create;
  const values = checked(request, create);
  return commit(portal, async (trx) => {
    const created = await work(writeOf(request, trx, values));
    const isKnown = typeof created !== 'string';
    const after = await requireRow(request, trx, keyOf(binding, isKnown ? created.knownId : created));
    if (isKnown) return after;
    await audit(request, trx, 'created', { before: null, after });
    return after;
  });
}

/**
 * Changes a row: an edit of its columns, or the act that the body names. The row is locked, read, changed and read again;
 * the audit entry has the columns that differ.
 * @throws Refusal `entryStale` with the current row when an edit shows older values
 */
export async function updateRow(request: SupportRequest, id: string): Promise<SupportRow> {
  const { portal, resource, binding, body } = request;
  const act = body['act'];
  if (act !== undefined && (typeof act !== 'string' || !Object.hasOwn(resource.acts ?? {}, act))) {
    throw refuse('invalid', {
      errors: toErrorTree([{ path: 'act', message: 'validation.type', args: { expected: 'act' }, severity: 'error' }]),
    });
  }
  const verb = act === undefined ? resource.update : resource.acts?.[act];
  const work = act === undefined ? binding.update : binding.acts?.[act];
  if (!verb || !work) throw refuse('notAllowed');
  const values = checked(request, verb);
  return commit(portal, async (trx) => {
    const { key, before } = await lockRow(request, trx, id);
    let changed = values;
    if (act === undefined) {
      if (body['revision'] !== before['revision']) throw refuse('entryStale', { extra: { current: before } });
      changed = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name]));
      if (Object.keys(changed).length === 0) return before;
    } else requireState(resource, act, before);
    await work(changeOf(request, trx, { key, before, values: changed }));
    const after = await requireRow(request, trx, key);
    await audit(request, trx, act ?? 'changed', { before, after });
    return after;
  });
}

/** Removes a row; the audit entry keeps what it was. */
export async function removeRow(request: SupportRequest, id: string): Promise<SupportRow> {
  const { portal, resource, binding } = request;
  const work = binding.remove;
  if (!resource.remove || !work) throw refuse('notAllowed');
  return commit(portal, async (trx) => {
    const { key, before } = await lockRow(request, trx, id);
    await work(changeOf(request, trx, { key, before, values: {} }));
    await audit(request, trx, 'removed', { before, after: null });
    return before;
  });
}

/** Runs a change and its audit entry in one transaction. */
async function commit<T>({ db, steps }: Portal, change: (trx: Tx) => Promise<T>): Promise<T> {
  const changed = await db.transaction().execute(async (trx) => {
    const result = await change(trx);
    await steps.mark('support.written');
    return result;
  });
  await steps.mark('support.committed');
  return changed;
}

async function lockRow(request: SupportRequest, trx: Tx, id: string) {
  const key = keyOf(request.binding, id);
  if (key) await request.binding.lock?.(trx, key);
  const before = await requireRow(request, trx, key);
  return { key: key ?? [], before };
}

async function requireRow(
  { resource, binding }: SupportRequest,
  trx: Tx,
  key: readonly string[] | null,
): Promise<SupportRow> {
  const row = key && (await readRow(trx, resource, binding, key));
  if (!row) throw refuse('notFound');
  return row;
}

/** The declared columns of a body; blank text counts as none. @throws Refusal `invalid` */
function checked({ resource, body }: SupportRequest, verb: SupportVerb): Values {
  const unknown = Object.keys(body).filter((name) => !(name in resource.columns) && !OTHER_MEMBERS.includes(name));
  const issues = unknown.map((path) => ({
    path,
    message: 'validation.unknownField',
    args: {},
    severity: 'error' as const,
  }));
  const found = [...issues, ...supportProblems(resource, verb, body)];
  if (found.length > 0) throw refuse('invalid', { errors: toErrorTree(found) });
  const given = (verb.columns ?? []).filter((name) => body[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, cleaned(body[name])]));
}

/** Without invisible characters, which would hide or reverse what the audit log and a ledger show. */
const cleaned = (value: unknown): unknown => (typeof value === 'string' ? storedText(value).trim() : value);

function requireState({ acts }: SupportResource, act: string, before: Values): void {
  const when = acts?.[act]?.when;
  if (when && !when.is.includes(before[when.column] as string | boolean)) throw refuse('entryState');
}

const reasonOf = ({ body: { reason } }: SupportRequest): string =>
  typeof reason === 'string' ? storedText(reason).trim() : '';

const writeOf = (request: SupportRequest, trx: Tx, values: Values): SupportWrite => ({
  portal: request.portal,
  trx,
  principal: request.principal,
  now: request.portal.clock(),
  reason: reasonOf(request),
  values,
});

const changeOf = (
  request: SupportRequest,
  trx: Tx,
  { key, before, values }: Pick<SupportChange, 'key' | 'before' | 'values'>,
): SupportChange => ({ ...writeOf(request, trx, values), key, before });

/** Both rows are masked already; `revision` is derived. */
async function audit(
  request: SupportRequest,
  trx: Tx,
  verb: string,
  { before, after }: { before: SupportRow | null; after: SupportRow | null },
): Promise<void> {
  const { resource, binding, actor, portal } = request;
  const row = after ?? before;
  if (!row) return;
  const names = Object.keys(resource.columns).filter(
    (name) => !before || !after || JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (of: SupportRow | null) => of && Object.fromEntries(names.map((name) => [name, of[name] ?? null]));
  const enterpriseId = binding.enterpriseOf ? binding.enterpriseOf(row) : (row['enterpriseId'] ?? null);
  await writeAudit(
    trx,
    actor,
    {
      action: `${resource.subject}.${verb}`,
      subject: resource.subject,
      subjectId: row.id,
      enterpriseId: typeof enterpriseId === 'string' ? enterpriseId : null,
      before: only(before),
      after: only(after),
      reason: reasonOf(request),
    },
    portal.clock(),
  );
}
