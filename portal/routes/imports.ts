import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '#contract/limits.ts';
import { PORTAL_BASE, calls } from '#contract/calls.ts';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import { ImportRuns, type BegunRun } from '../imports/importRuns.ts';
import { importText } from '../imports/importTexts.ts';
import { sendTemplate } from '../imports/importTemplate.ts';
import type { Handlers } from '../implement.ts';
import { Uploads, type Upload } from '../plugins/uploads.ts';
import type { Portal } from '../portal.ts';
import { refuse } from '../refusal.ts';

type ImportCall = 'importTemplate' | 'importTemplateFile' | 'importDrafts' | 'importJob';

/** A request waits this long for its import, in milliseconds; then the import continues as a job. */
const PATIENCE = 2_000;

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
    importTemplateFile: ({ query, request, reply }) =>
      sendTemplate(reply, query.billType, query.lang ?? request.locale),
    importDrafts: async ({ portal, principal, query, body, request, reply }) => {
      const { locale } = request;
      const begin = (upload: Upload | null): Promise<BegunRun> => {
        if (!upload) {
          const message = importText(locale, 'reason.noFile');
          throw refuse('importUnreadable', { extra: { message, reason: 'noFile' } });
        }
        const { dryRun, billType } = query;
        return runs.begin(portal, { principal, billType, locale, dryRun, fileName: upload.name }, upload.bytes);
      };
      const running = body
        ? await runs.save(portal, principal, body.token)
        : await runs.upload(principal, () => uploads.receive(request, reply, accepted(portal), begin));
      const outcome = await resultWithin(PATIENCE, running);
      if (outcome) return outcome;
      reply.code(202);
      return { jobId: running.id };
    },
    importJob: ({ portal, principal, params, request }) => runs.state(portal, principal, params.jobId, request.locale),
  };
}

const accepted = ({ paces }: Portal) => ({ max: LIMITS.importFile, pace: paces?.upload });

async function resultWithin(patience: number, { work }: BegunRun): Promise<ImportOutcome | null> {
  const ending = new AbortController();
  try {
    return await Promise.race([work, sleep(patience, null, { signal: ending.signal })]);
  } finally {
    ending.abort();
  }
}
