import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { AMS_TYPES } from '../codes.ts';
import { BILL_NUMBER } from '../entities/billNumber.ts';
import { id } from '../page.ts';

/** Answers that a practice rule can give for bills whose number contains its mark. */
const PRACTICE_ANSWERS = [
  'accept',
  'warn',
  'reject',
  'notOnFile',
  'wrongType',
  'duplicate',
  'silent',
  'batchReject',
  'oldStyle',
  'blankType',
  'headerOnly',
  'blockReject',
] as const;
export type PracticeAnswer = (typeof PRACTICE_ANSWERS)[number];

/** `mark`: letters and digits searched after the SCAC of a bill's number. `code`: the edit to report, SF90 7–9. */
const practiceRule = z.object({
  mark: z.string().regex(/^[A-Z0-9]{2,12}$/u),
  says: z.enum(PRACTICE_ANSWERS),
  code: z
    .string()
    .regex(/^[A-Z0-9]{3}$/u)
    .optional(),
});
export type PracticeRule = z.output<typeof practiceRule>;

const practiceMessage = z.object({
  controlNo: z.string(),
  transactionNo: z.string(),
  action: z.string(),
  amsNo: z.string(),
  receivedAt: z.string(),
  text: z.string(),
  /** A rule suppresses the answers. */
  isSilent: z.boolean(),
  /** Pending answers with their time. */
  due: z.array(z.object({ id, at: z.string(), said: z.string() })),
});
export type PracticeMessage = z.output<typeof practiceMessage>;

const practiceState = z.object({
  /** Speed of its clock relative to real time. */
  speed: z.number(),
  rules: z.array(practiceRule),
  /** The 100 newest, and at most 100 older ones without an answer, newest first. */
  messages: z.array(practiceMessage),
  silent: z.number(),
});
export type PracticeState = z.output<typeof practiceState>;

/** A complete receipt that matches no filing. */
export const unplacedReceipt = z.object({ id, reason: z.string(), raw: z.string(), at: z.string() });
export type UnplacedReceipt = z.output<typeof unplacedReceipt>;

/**
 * The practice customs as controlled by support staff; with the gateway `files`, all but the unplaced receipts answer
 * 404.
 */
export const practiceEndpoints = {
  practiceState: endpoint(calls.practiceState, { reply: practiceState }),
  savePracticeRules: endpoint(calls.savePracticeRules, {
    body: z.strictObject({ speed: z.number().min(0.01).max(1_000_000), rules: z.array(practiceRule).max(50) }),
    reply: practiceState,
  }),
  /** Sends a message's pending answers now; releases a suppressed message as if there were no rule. */
  answerNow: endpoint(calls.answerNow, {
    body: z.strictObject({ controlNo: z.string().max(20) }),
    reply: practiceState,
  }),
  /** Adds a bill to the register of AMS bills, as its carrier would. */
  registerAmsBill: endpoint(calls.registerAmsBill, {
    body: z.strictObject({ amsNo: z.string().regex(BILL_NUMBER), amsType: z.enum(AMS_TYPES) }),
    reply: practiceState,
  }),
  unplacedReceipts: endpoint(calls.unplacedReceipts, { reply: z.array(unplacedReceipt) }),
};
