import { maySeeBilling } from '#rules/menuRules.ts';
import { compiled } from '../exports/exportQueries.ts';
import type { Downloads } from '../exports/downloads.ts';
import { fileName } from '../exports/sendDownload.ts';
import { evidenceRows } from '../evidence/evidenceRows.ts';
import type { EvidenceTask } from '../evidence/evidenceTask.ts';
import type { Handlers } from '../implement.ts';
import { refuse } from '../refusal.ts';
import { readFiling } from '../store/filings.ts';
import { connectionConfig } from '../workers/connectionConfig.ts';

/** [X07] Everything about a filing in one archive, to be kept for customs (decision 0056). */
export const evidenceHandlers = (downloads: Downloads): Handlers<'filingEvidence'> => ({
  filingEvidence: async ({ portal, principal, request, reply, params: { id }, query: { lang } }) => {
    const { enterpriseId } = principal;
    const filing = await readFiling(portal.db, enterpriseId, id);
    if (!filing) throw refuse('notFound');
    const { accountState } = request.signedIn ?? {};
    const hasCharges = maySeeBilling({
      ...principal,
      billingForAdminsOnly: accountState?.billingForAdminsOnly ?? true,
    });
    const rows = evidenceRows(enterpriseId, id, hasCharges);
    const now = portal.clock();
    const task: EvidenceTask = {
      kind: 'evidence',
      connection: connectionConfig(portal),
      query: compiled({ compile: () => rows.compile(portal.db) }),
      locale: lang ?? principal.locale,
      enterprise: principal.enterpriseName,
      by: principal.userName,
      hasCharges,
      now: now.getTime(),
    };
    const name = fileName(`evidence-${filing.isf_no}`, 'zip', now);
    await downloads.send(portal, principal, reply, { name, worker: 'pdf', task });
  },
});
