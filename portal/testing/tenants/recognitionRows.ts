import { filePart, postDocuments } from '../../recognition/testing/documents.ts';
import type { TestPortal } from '../harness.ts';
import { rivalQuery, type CallById, type CallWithoutId } from './tenantCalls.ts';

type RecognitionCall =
  | 'recognizeDocuments'
  | 'recognitionJob'
  | 'listRecognitionJobs'
  | 'recognitionDocument'
  | 'recognitionFile'
  | 'removeRecognitionJobs';

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
});
