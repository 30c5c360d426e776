import type { recognitionEndpoints } from '#contract/endpoints/recognition.ts';
import { filePart, postDocuments } from '../../recognition/testing/documents.ts';
import { readRules, remember } from '../../recognition/memoryStore.ts';
import type { TestClient } from '../client.ts';
import type { TestPortal } from '../harness.ts';
import { rivalQuery, type CallById, type CallWithoutId } from './tenantCalls.ts';

type RecognitionCall = keyof typeof recognitionEndpoints;

/** [D15] Rows of the tenant matrix for recognition. */
export const recognitionRows = (test: () => TestPortal): Record<RecognitionCall, CallById | CallWithoutId> => ({
  recognizeDocuments: {
    calls: [
      (client) =>
        postDocuments(
          client,
          [filePart('own.xlsx', 'own'), { name: 'enterpriseId', bytes: test().rivalId }],
          `/bill-ai/recognize?${rivalQuery(test().rivalId)}`,
        ),
    ],
  },
  recognitionJob: { record: 'document', call: (client, id) => client.get(`/bill-ai/jobs/${id}`) },
  listRecognitionJobs: { calls: [(client) => client.get(`/bill-ai/jobs?${rivalQuery(test().rivalId)}`)] },
  recognitionDocument: { record: 'document', call: (client, id) => client.get(`/bill-ai/jobs/${id}/document`) },
  recognitionFile: { record: 'document', call: (client, id) => client.get(`/bill-ai/jobs/${id}/file`) },
  removeRecognitionJobs: { record: 'document', call: (client, id) => client.post('/bill-ai/jobs/remove', [id]) },
  draftRecognition: { record: 'draft', call: (client, id) => client.get(`/bill-ai/drafts/${id}`) },
  recognizeParty: {
    calls: [(client) => client.post(`/bill-ai/party?${rivalQuery(test().rivalId)}`, { text: 'OWN CO\n1 Main St\nUS' })],
  },
  saveCorrections: {
    record: 'document',
    call: (client, id) =>
      client.post('/bill-ai/corrections', {
        jobId: id,
        corrections: [{ path: 'sellerName', recognized: '', corrected: 'OWN SELLER' }],
      }),
  },
  listRecognitionMemory: { calls: [(client) => client.get(`/bill-ai/memory?${rivalQuery(test().rivalId)}`)] },
  removeRecognitionMemory: {
    record: 'memory',
    call: (client, id) => client.post('/bill-ai/memory/remove', [id]),
  },
});

/** A rule that a correction taught. @returns its id */
export async function addMemory({ portal }: TestPortal, { user }: TestClient, name: string): Promise<string> {
  if (!user?.enterpriseId) throw new Error('no user of an enterprise is signed in');
  const owner = { enterpriseId: user.enterpriseId, userId: user.userId };
  const values = { name, addr: '1 MAIN ST', city: 'LOS ANGELES', countryCode: 'US' };
  await remember(portal, owner, [{ kind: 'party', recognized: name, values, layout: name }]);
  const rules = await readRules(portal, owner.enterpriseId);
  return rules.find((rule) => rule.kind === 'party' && rule.recognized === name)?.id ?? '';
}
