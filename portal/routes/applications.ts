import type { FastifyReply, FastifyRequest } from 'fastify';
import { PORTAL_BASE, calls } from '#contract/calls.ts';
import { agreement } from '#contract/entities/agreement.ts';
import { problems } from '#schema/problems.ts';
import { toErrorTree } from '#schema/issue.ts';
import { toServerText } from '#schema/dateText.ts';
import type { Downloads } from '../exports/downloads.ts';
import { fileName, sendFile } from '../exports/sendDownload.ts';
import { Shares } from '../fairness/shares.ts';
import type { Handlers } from '../implement.ts';
import type { AgreementTask } from '../pdf/writeAgreement.ts';
import { AGREEMENT_PACE } from '../plugins/uploads.ts';
import type { Portal } from '../portal.ts';
import { FRAMED_FILE } from '../plugins/securityHeaders.ts';
import { refuse } from '../refusal.ts';
import {
  fileUrl,
  lockApplicant,
  markMailed,
  prepareApplication,
  readHistory,
  requireAgreement,
  submitApplication,
} from '../store/applications.ts';
import { readApplication, requireApplicationFile, reviewApplication } from '../store/applicationReviews.ts';
import { receiveOriginals } from '../store/originals.ts';
import { actorOf } from '../store/auditLog.ts';
import { addUploadedFile, requireUploadedFile, requireUploadQuota } from '../store/uploadedFiles.ts';
import { receiveFile } from '../uploads/receiveFile.ts';

type ApplicantCall =
  | 'applyContract'
  | 'agreementFile'
  | 'latestApplication'
  | 'getAuditAbstract'
  | 'uploadFile'
  | 'uploadedFile'
  | 'uploadContractFile'
  | 'saveEnterpriseExtension'
  | 'markAgreementMailed';
type ReviewCall = 'getApplication' | 'reviewApplication' | 'receiveOriginals' | 'applicationFile';

const PDF = 'application/pdf';

/** Uploads that are arriving: each has a socket and a file of at most 20 MB. */
const ARRIVING = { all: 20, perEnterprise: 4, perPerson: 2, timeout: 15_000, own: 'uploadBusy' } as const;

/** [G03] [G04] [V21] Opening the service: the agreement, its upload and its state, for members of the enterprise. */
export function applicationHandlers(downloads: Downloads): Handlers<ApplicantCall> {
  const arriving = new Shares(ARRIVING);
  return {
    applyContract: async ({ portal, principal, body, request }) => {
      const now = portal.clock();
      const found = problems(agreement, body, { now });
      if (found.length > 0) throw refuse('invalid', { errors: toErrorTree(found) });
      const id = await portal.db.transaction().execute((trx) => prepareApplication(trx, principal, body, now));
      return { url: `${PORTAL_BASE}${calls.agreementFile.path.replace('{id}', id)}?lang=${request.locale}` };
    },
    agreementFile: async ({ portal, principal, params, query, request, reply }) => {
      const row = await requireAgreement(portal.db, principal.enterpriseId, params.id);
      const task: AgreementTask = {
        kind: 'agreement',
        locale: query.lang ?? request.locale,
        enterprise: principal.enterpriseName,
        number: row.id.slice(0, 8).toUpperCase(),
        preparedAt: toServerText(row.prepared_at),
        details: {
          legalRepresentative: row.legal_representative,
          contactInformation: row.contact_information,
          address: row.address,
        },
        now: portal.clock().getTime(),
      };
      const name = fileName('agreement', 'pdf', portal.clock());
      await downloads.send(portal, principal, reply, { name, worker: 'pdf', task });
    },
    latestApplication: ({ portal, principal }) => readHistory(portal.db, principal.enterpriseId),
    getAuditAbstract: async ({ portal, principal }) => {
      const { auditAbstract } = await readHistory(portal.db, principal.enterpriseId);
      return { auditAbstract };
    },
    uploadFile: async ({ portal, principal, request, reply }) => {
      const { enterpriseId } = principal;
      const { uploads } = portal;
      const folder = portal.config.uploadDir;
      if (!request.isMultipart()) throw refuse('agreementMissing');
      // Refused before the file arrives; both are checked again with the enterprise locked.
      await portal.db.transaction().execute((trx) => lockApplicant(trx, enterpriseId));
      const space = portal.config.uploadSpace;
      await requireUploadQuota(portal.db, enterpriseId, 1, space);
      const pace = portal.paces?.upload ?? AGREEMENT_PACE;
      const file = await arriving.run(principal, () => receiveFile(request, reply, { folder, uploads, pace }));
      try {
        await portal.db.transaction().execute(async (trx) => {
          await lockApplicant(trx, enterpriseId);
          await addUploadedFile(trx, principal, file, { now: portal.clock(), space });
        });
      } catch (error) {
        // What cannot be removed is left to the sweep.
        await uploads.remove(file.id).catch(() => {});
        throw error;
      }
      return { fileId: file.id, url: fileUrl(file.id), filename: file.name, size: file.size };
    },
    uploadedFile: async ({ portal, principal, params, request, reply }) => {
      const file = await requireUploadedFile(portal.db, principal.enterpriseId, params.fileId);
      await downloads.share(principal, () => sendStored(portal, file, request, reply));
    },
    uploadContractFile: async ({ portal, principal, query, request }) => {
      const actor = actorOf(principal, request);
      await portal.db
        .transaction()
        .execute((trx) => submitApplication(trx, principal, actor, query.fileId, portal.clock()));
      return { auditStatus: 'submitted' };
    },
    saveEnterpriseExtension: async ({ portal, principal, body }) => {
      const { showOpenSuccessDialog } = body;
      await portal.db
        .updateTable('enterprise')
        .where('id', '=', principal.enterpriseId)
        .set({ show_open_success_dialog: showOpenSuccessDialog })
        .execute();
      return { showOpenSuccessDialog };
    },
    markAgreementMailed: ({ portal, principal }) =>
      portal.db.transaction().execute((trx) => markMailed(trx, principal.enterpriseId, portal.clock())),
  };
}

/** Reviewing applications, for support staff. */
export const reviewHandlers = (downloads: Downloads): Handlers<ReviewCall> => ({
  getApplication: ({ portal, params }) => readApplication(portal.db, params.id),
  reviewApplication: async ({ portal, principal, params, body, request }) => {
    // The applicant must learn what to correct.
    if (body.decision === 'rejected' && body.auditAbstract === '') {
      throw refuse('invalid', { errors: { auditAbstract: { message: 'validation.required', args: {} } } });
    }
    const actor = actorOf(principal, request);
    return portal.db.transaction().execute((trx) => reviewApplication(portal, trx, params.id, body, actor));
  },
  receiveOriginals: async ({ portal, principal, params, request }) => {
    const actor = actorOf(principal, request);
    await portal.db.transaction().execute((trx) => receiveOriginals(trx, params.id, actor, portal.clock()));
  },
  applicationFile: async ({ portal, principal, params, query, request, reply }) => {
    const file = await requireApplicationFile(portal.db, params.id);
    const isShown = query.preview && file.mime === PDF;
    if (isShown) reply.headers(FRAMED_FILE);
    await downloads.share(principal, () => sendStored(portal, { ...file, isShown }, request, reply));
  },
});

interface StoredFile {
  id: string;
  name: string;
  mime: string;
  size: number;
  isShown?: boolean;
}

/** Sends a stored file to be saved, or a PDF to be shown by the browser's viewer; no browser may run it as a page. */
async function sendStored(
  { uploads, paces }: Portal,
  { id, name, mime, size, isShown = false }: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const found = await uploads.read(id).catch((error: unknown) => {
    request.log.error({ err: error, fileId: id }, 'an uploaded file cannot be read');
    throw refuse('uploadNotRead');
  });
  if (found?.size !== size) {
    found?.content.destroy();
    request.log.error({ fileId: id }, 'an uploaded file is missing in the store');
    throw refuse('notFound');
  }
  await sendFile(reply, { name, type: mime, size, isShown }, found.content, paces?.download);
}
