import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '#contract/limits.ts';
import { PORTAL_BASE, calls } from '#contract/calls.ts';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import { ImportRuns, type StartedRun } from '../imports/importRuns.ts';
import { importText } from '../imports/importTexts.ts';
import { sendTemplate } from '../imports/importTemplate.ts';
import type { Handlers } from '../implement.ts';
import { Uploads, type ReceivedUpload } from '../plugins/uploads.ts';
import type { Portal } from '../portal.ts';
import { refuse } from '../refusal.ts';

type ImportCall = 'importTemplate' | 'importTemplateFile' | 'importDrafts' | 'importJob';

/** Milliseconds that a request waits for its import; then the import continues as a job. */
const INLINE_RESULT_TIMEOUT = 2_000;

/** [B05] [D03] Imports: the template, reading a table, saving its rows as drafts. */
export function importHandlers({ activity }: Portal): Handlers<ImportCall> {
  const runs = new ImportRuns(activity);
  const uploads = new Uploads();
  return {
    importTemplate: ({ query, request }) => {
      const lang = request.locale;
      const url = `${PORTAL_BASE}${calls.importTemplateFile.path}?billType=${query.billType}&lang=${lang}`;
      return Promise.resolve({ url });
    },
    importTemplateFile: ({ portal, query, request, reply }) =>
      sendTemplate(reply, query.billType, query.lang ?? request.locale, portal.clock()),
    importDrafts: async ({ portal, principal, query, body, request, reply }) => {
      const { locale } = request;
      const start = (upload: ReceivedUpload | null): Promise<StartedRun> => {
        if (!upload) {
          const message = importText(locale, 'reason.noFile');
          throw refuse('importUnreadable', { extra: { message, reason: 'noFile' } });
        }
        const { dryRun, billType } = query;
        return runs.start(portal, { principal, billType, locale, dryRun, fileName: upload.name }, upload.bytes);
      };
      const running = body
        ? await runs.save(portal, principal, body.token)
        : await runs.upload(principal, () => uploads.receive(request, reply, uploadLimits(portal), start));
      const outcome = await resultWithin(INLINE_RESULT_TIMEOUT, running);
      if (outcome) return outcome;
      reply.code(202);
      return { jobId: running.id };
    },
    importJob: ({ portal, principal, params, request }) => runs.state(portal, principal, params.jobId, request.locale),
  };
}

const uploadLimits = ({ paces }: Portal) => ({ max: LIMITS.importFile, pace: paces?.upload });

async function resultWithin(timeout: number, { work }: StartedRun): Promise<ImportOutcome | null> {
  const timer = new AbortController();
  try {
    return await Promise.race([work, sleep(timeout, null, { signal: timer.signal })]);
  } finally {
    timer.abort();
  }
}
