import type { Portal } from '../portal.ts';
import { unfinishedRuns } from './importStore.ts';
import { saveRun } from './saveRun.ts';

/** Goes on with the savings that an earlier portal began: half an import is none. */
export async function finishSavings(portal: Portal): Promise<void> {
  for (const run of await unfinishedRuns(portal.db)) {
    const owner = { enterpriseId: run.enterprise_id, userId: run.user_id };
    await saveRun(portal, owner, run.id, () => {}).catch((error: unknown) => {
      portal.log.error({ err: error, run: run.id }, 'an import is left unfinished');
    });
  }
}
