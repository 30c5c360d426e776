import { addRun, finishReading } from '../../imports/importStore.ts';
import type { Portal } from '../../portal.ts';
import type { TestClient } from '../client.ts';

/** Adds an import preview that is not saved yet. */
export async function addPreview({ db, clock }: Portal, { user }: TestClient, id: string): Promise<string> {
  if (!user?.enterpriseId) throw new Error('no user of an enterprise is signed in');
  const { enterpriseId, userId } = user;
  await addRun(db, { enterpriseId, userId }, id, clock());
  const preview = [{ amsNos: ['CNRY0000000009'], goods: 1, name: 'CANARY BUYER', problems: 0, row: 2 }];
  await finishReading(db, enterpriseId, id, { rows: 1, bills: 1, problems: [], problemCount: 0, preview, token: id });
  await db.insertInto('import_part').values({ run_id: id, seq: 0, drafts: '[]' }).execute();
  return id;
}
