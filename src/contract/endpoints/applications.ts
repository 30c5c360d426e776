import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { zodShape } from '#schema/zodOf.ts';
import { calls } from '../calls.ts';
import { APPLICATION_STATUSES, AUDIT_STATUSES } from '../codes.ts';
import { agreement, type AgreementRecord } from '../entities/agreement.ts';
import { LIMITS, LOCALES, PRODUCT_ID, UPLOAD_TYPE } from '../limits.ts';
import { id, plainText, queryNumber, queryFlag } from '../page.ts';

const details = { legalRepresentative: z.string(), contactInformation: z.string(), address: z.string() };

/** [G09] The originals of an accepted agreement; times at +08:00, empty while they do not apply. */
const originals = {
  originalsDueAt: z.string(),
  originalsReceivedAt: z.string(),
  /** When the service was closed without them. */
  closedAt: z.string(),
};

/** The latest application of an enterprise; texts are empty while there is none. */
const applicationHistory = z.object({
  auditStatus: z.enum(AUDIT_STATUSES),
  /** The summary of the last review. */
  auditAbstract: z.string(),
  ...details,
  contractFilename: z.string(),
  contractUrl: z.string(),
  /** Times at +08:00. */
  appliedAt: z.string(),
  reviewedAt: z.string(),
  /** When the enterprise marked the originals as mailed. */
  mailedAt: z.string(),
  ...originals,
});
export type ApplicationHistory = z.output<typeof applicationHistory>;

const uploadReply = z.object({ fileId: id, url: z.string(), filename: z.string(), size: z.number().int() });
export type UploadReply = z.output<typeof uploadReply>;

/** An application as support staff review it. */
const application = z.object({
  id,
  status: z.enum(APPLICATION_STATUSES),
  enterpriseId: z.string(),
  enterpriseName: z.string(),
  enterpriseEnabled: z.boolean(),
  ...details,
  applicant: z.string(),
  appliedAt: z.string(),
  file: z.object({ name: z.string(), mime: z.string(), size: z.number().int() }).nullable(),
  auditAbstract: z.string(),
  reviewer: z.string(),
  reviewedAt: z.string(),
  mailedAt: z.string(),
  ...originals,
});
export type Application = z.output<typeof application>;

/** An act in the audit log. */
const auditEntry = z.object({ at: z.string(), who: z.string(), action: z.string(), summary: z.string() });

const contractBody = z.strictObject({
  productId: z.literal(PRODUCT_ID),
  ...zodShape(agreement.fields),
  // Shown by earlier pages; the portal trusts only file ids that it issued.
  contractFilename: z.string().max(300).optional(),
  contractUrl: z.string().max(2_000).optional(),
}) as unknown as z.ZodType<
  AgreementRecord & { productId: typeof PRODUCT_ID },
  AgreementRecord & { productId: typeof PRODUCT_ID; contractFilename?: string; contractUrl?: string }
>;

export const applicationEndpoints = {
  applyContract: endpoint(calls.applyContract, { body: contractBody, reply: z.object({ url: z.string() }) }),
  agreementFile: endpoint(calls.agreementFile, {
    params: z.object({ id }),
    query: z.object({ lang: z.enum(LOCALES).optional() }),
    reply: z.void(),
  }),
  latestApplication: endpoint(calls.latestApplication, {
    query: z.object({ productId: queryNumber.pipe(z.literal(PRODUCT_ID)) }),
    reply: applicationHistory,
  }),
  getAuditAbstract: endpoint(calls.getAuditAbstract, { reply: z.object({ auditAbstract: z.string() }) }),
  /** Takes a multipart file `multipartFile` and a field `type` = `isf-open`. */
  uploadFile: endpoint(calls.uploadFile, { upload: true, reply: uploadReply }),
  uploadedFile: endpoint(calls.uploadedFile, { params: z.object({ fileId: id }), reply: z.void() }),
  uploadContractFile: endpoint(calls.uploadContractFile, {
    query: z.object({ fileId: id }),
    reply: z.object({ auditStatus: z.literal('submitted') }),
  }),
  saveEnterpriseExtension: endpoint(calls.saveEnterpriseExtension, {
    body: z.strictObject({ showOpenSuccessDialog: z.boolean() }),
    reply: z.object({ showOpenSuccessDialog: z.boolean() }),
  }),
  markAgreementMailed: endpoint(calls.markAgreementMailed, { reply: z.void() }),
  getApplication: endpoint(calls.getApplication, {
    params: z.object({ id }),
    reply: application.extend({ log: z.array(auditEntry) }),
  }),
  reviewApplication: endpoint(calls.reviewApplication, {
    params: z.object({ id }),
    body: z.strictObject({
      decision: z.enum(['accepted', 'rejected']),
      auditAbstract: plainText.max(LIMITS.auditAbstract).default(''),
    }),
    reply: application,
  }),
  receiveOriginals: endpoint(calls.receiveOriginals, { params: z.object({ id }), reply: z.void() }),
  applicationFile: endpoint(calls.applicationFile, {
    params: z.object({ id }),
    /** Shown in a frame of the review page, if it is a PDF. */
    query: z.object({ preview: queryFlag }),
    reply: z.void(),
  }),
};

export const uploadType = z.literal(UPLOAD_TYPE);
