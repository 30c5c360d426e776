import { randomUUID } from 'node:crypto';
import { PRODUCT_ID } from '#contract/limits.ts';
import type { Portal } from '../../portal.ts';
import { storeContent } from '../../uploads/arrivingFiles.ts';
import type { TestClient } from '../client.ts';

const CONTENT = 'CANARY FILE';

function ownerOf({ user }: TestClient) {
  if (!user?.enterpriseId) throw new Error('no user of an enterprise is signed in');
  return { enterprise_id: user.enterpriseId, user_id: user.userId };
}

/** Adds an uploaded file that was not handed in. */
export async function addUpload({ db, clock, config, uploads }: Portal, client: TestClient): Promise<string> {
  const id = randomUUID();
  await storeContent(uploads, config.uploadDir, id, Buffer.from(CONTENT));
  const file = { name: 'canary.pdf', mime: 'application/pdf', size: CONTENT.length, sha256: '' };
  await db
    .insertInto('uploaded_file')
    .values({ ...file, ...ownerOf(client), id, created_at: clock() })
    .execute();
  return id;
}

/** Prepares an application, or finds the one in preparation. */
export async function addApplication({ db, clock }: Portal, client: TestClient): Promise<string> {
  const { enterprise_id } = ownerOf(client);
  const details = { legal_representative: 'CANARY', contact_information: 'CANARY', address: 'CANARY', lang: 'en' };
  const { id } = await db
    .insertInto('service_application')
    .values({
      ...details,
      id: randomUUID(),
      enterprise_id,
      product_id: PRODUCT_ID,
      status: 'prepared',
      prepared_at: clock(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['enterprise_id', 'status'])
        .where('status', 'in', ['prepared', 'submitted'])
        .doUpdateSet({ prepared_at: clock() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
