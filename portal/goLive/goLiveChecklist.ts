import type { ChecklistItem } from '#contract/endpoints/customsConnection.ts';
import type { ChecklistName, ChecklistState } from '#contract/goLive.ts';
import { MISSING_SETTINGS, type MissingSetting } from '#contract/missingSettings.ts';
import { toServerText } from '#schema/dateText.ts';
import { currentEnvelope } from '../gateway/leavingEnvelope.ts';
import type { Db, Portal } from '../portal.ts';
import type { Principal } from '../principal.ts';
import { providerBondOn } from '../providerBondOn.ts';
import { listFilerCodes } from '../store/filerCodes.ts';
import { inspectFolders } from './inspectFolders.ts';

/** Milliseconds that a file may wait in the outbox until the engine counts as stopped. */
const ENGINE_PATIENCE = 10 * 60_000;
/** The newest filings, among whose receipts the last answer is searched. */
const RECENT_FILINGS = 200;

/**
 * [X01] What real filings of an enterprise need, computed at each call. Reveals states of the installation, and none
 * of its values but the filer that the enterprise uses.
 */
export async function goLiveChecklist(
  { db, config, clock }: Pick<Portal, 'db' | 'config' | 'clock'>,
  { enterpriseId }: Principal,
): Promise<ChecklistItem[]> {
  const now = clock();
  const usesFiles = config.gateway === 'files';
  const { envelope, missing } = await currentEnvelope(db, config.customsLine, enterpriseId, now);
  const codes = (await listFilerCodes(db, enterpriseId, now)).filter(({ isUsable }) => isUsable);
  const lastAnswer = await readLastAnswer(db, enterpriseId);
  const folders = usesFiles ? await inspectFolders(config.gatewayDir) : null;
  const waits = folders?.oldestWaiting ? now.getTime() - folders.oldestWaiting.getTime() : 0;
  const lacks = (by: 'operator' | 'admin') => missing.filter((name) => MISSING_SETTINGS[name] === by);
  const { filer, port, blockText } = envelope;
  return [
    item('gateway', usesFiles ? 'ready' : 'missing'),
    settings('line', usesFiles ? lacks('operator') : null),
    settings('filer', usesFiles ? lacks('admin') : null, { filer, port }),
    item('filerCode', codes.length > 0 ? 'ready' : 'missing', { codes: codes.map(({ code }) => code).join(', ') }),
    item('folders', folders ? (folders.areUsable ? 'ready' : 'missing') : 'unused'),
    item('engine', folders ? (waits > ENGINE_PATIENCE ? 'missing' : 'ready') : 'unused', {
      minutes: Math.floor(waits / 60_000),
    }),
    item('answers', lastAnswer ? 'ready' : 'open', { at: lastAnswer ? toServerText(lastAnswer) : '' }),
    item('bond', providerBondOn(config, now) ? 'ready' : 'advised'),
    item('mail', config.smtpUrl ? 'ready' : 'missing'),
    item('address', config.publicUrl.startsWith('https:') ? 'ready' : 'advised'),
    item('practiceAccounts', config.demo ? 'missing' : 'ready'),
    item('certification', blockText ? 'advised' : 'ready', { text: blockText }),
  ];
}

const item = (name: ChecklistName, state: ChecklistState, args: ChecklistItem['args'] = {}): ChecklistItem => ({
  name,
  state,
  args,
});

/** @param lacking null where the installation sends nothing to customs */
function settings(
  name: ChecklistName,
  lacking: MissingSetting[] | null,
  args: ChecklistItem['args'] = {},
): ChecklistItem {
  if (lacking === null) return item(name, 'unused');
  return lacking.length > 0 ? { ...item(name, 'missing'), missing: lacking } : item(name, 'ready', args);
}

async function readLastAnswer(db: Db, enterpriseId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('receipt')
    .select((select) => select.fn.max('at').as('at'))
    .where('enterprise_id', '=', enterpriseId)
    .where('filing_id', 'in', (filings) =>
      filings
        .selectFrom('filing')
        .select('id')
        .where('enterprise_id', '=', enterpriseId)
        .orderBy('operation_at', 'desc')
        .limit(RECENT_FILINGS),
    )
    .executeTakeFirst();
  return row?.at ?? null;
}
