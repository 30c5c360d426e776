import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '#contract/limits.ts';
import { PORTAL_BASE, calls } from '#contract/calls.ts';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import { ImportRuns, type BegunRun } from '../imports/importRuns.ts';
import { importText } from '../imports/importTexts.ts';
import { sendTemplate } from '../imports/importTemplate.ts';
import type { Handlers } from '../implement.ts';
import { readUpload } from '../plugins/uploads.ts';
import { refuse } from '../refusal.ts';

type ImportCall = 'importTemplate' | 'importTemplateFile' | 'importDrafts' | 'importJob';

/** A request waits for its import this long; then it goes on as a job. */
const PATIENCE = 2_000;

/** [B05] [D03] Tables in: their template, reading, saving. */
export function importHandlers(): Handlers<ImportCall> {
  const runs = new ImportRuns();
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
      const begun = body
        ? await runs.save(portal, principal, body.token)
        : await runs.upload(principal, async () => {
            const bytes = await readUpload(request, reply, LIMITS.importFile);
            if (!bytes) {
              const message = importText(locale, 'reason.noFile');
              throw refuse('importUnreadable', { extra: { message, reason: 'noFile' } });
            }
            return runs.begin(portal, { principal, billType: query.billType, locale, dryRun: query.dryRun }, bytes);
          });
      const outcome = await within(PATIENCE, begun);
      if (outcome) return outcome;
      reply.code(202);
      return { jobId: begun.id };
    },
    importJob: ({ portal, principal, params, request }) => runs.state(portal, principal, params.jobId, request.locale),
  };
}

async function within(patience: number, { work }: BegunRun): Promise<ImportOutcome | null> {
  const ending = new AbortController();
  try {
    return await Promise.race([work, sleep(patience, null, { signal: ending.signal })]);
  } finally {
    ending.abort();
  }
}
