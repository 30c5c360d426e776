import type { TestPortal } from '../harness.ts';
import { expectForbidden, rivalQuery, type CallById, type CallWithoutId } from './tenantCalls.ts';

/** Opening the service. */
export const openingRows = (test: () => TestPortal) =>
  ({
    applyContract: {
      calls: [
        (client) =>
          client.post('/api/enterprise/apply-contract', {
            productId: 7,
            legalRepresentative: 'Ada Lin',
            contactInformation: '1',
            address: '1',
          }),
      ],
    },
    agreementFile: { record: 'application', call: (client, id) => client.get(`/enterprises/agreement/${id}`) },
    latestApplication: {
      calls: [
        (client) => client.get('/api/enterprise/latest-application-apply-history?productId=7'),
        (client) =>
          client.get(`/api/enterprise/latest-application-apply-history?productId=7&${rivalQuery(test().rivalId)}`),
      ],
    },
    getAuditAbstract: {
      calls: [(client) => client.get(`/enterprises/audit-abstract?${rivalQuery(test().rivalId)}`)],
    },
    uploadFile: {
      calls: [(client) => client.post(`/whale/upload/v1?${rivalQuery(test().rivalId)}`, { type: 'isf-open' })],
    },
    uploadedFile: { record: 'file', call: (client, id) => client.get(`/whale/files/${id}`) },
    uploadContractFile: {
      record: 'file',
      call: (client, id) => client.post(`/enterprises/upload-contract-file?fileId=${encodeURIComponent(id)}`),
    },
    saveEnterpriseExtension: {
      calls: [
        (client) =>
          client.post(`/enterprises/extension?${rivalQuery(test().rivalId)}`, { showOpenSuccessDialog: false }),
      ],
    },
    markAgreementMailed: {
      calls: [(client) => client.post(`/enterprises/agreement-mailed?${rivalQuery(test().rivalId)}`)],
    },
    // Only for support staff: these show applications of all enterprises.
    getApplication: { calls: [expectForbidden((client) => client.get('/support/applications/x'))] },
    reviewApplication: {
      calls: [expectForbidden((client) => client.post('/support/applications/x/review', { decision: 'accepted' }))],
    },
    receiveOriginals: {
      calls: [expectForbidden((client) => client.post('/support/applications/x/originals-received'))],
    },
    applicationFile: { calls: [expectForbidden((client) => client.get('/support/applications/x/file'))] },
  }) satisfies Record<string, CallById | CallWithoutId>;
