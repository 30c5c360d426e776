import type { Portal } from '../portal.ts';
import { unfinishedRuns } from './importStore.ts';
import { saveRun } from './saveRun.ts';

/** Finishes the saves that an earlier portal started, so that no import stays half saved. */
export async function resumeSaves(portal: Portal): Promise<void> {
  for (const run of await unfinishedRuns(portal.db)) {
    const owner = { enterpriseId: run.enterprise_id, userId: run.user_id };
    await saveRun(portal, owner, run.id, () => {}).catch((error: unknown) => {
      portal.log.error({ err: error, run: run.id }, 'an import is left unfinished');
    });
  }
}
