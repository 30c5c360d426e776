import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { AMS_TYPES } from '../codes.ts';
import { id } from '../page.ts';

/** What the practice customs may be told to say to bills whose number holds a mark. */
export const PRACTICE_SAYS = [
  'accept',
  'warn',
  'reject',
  'notOnFile',
  'wrongType',
  'duplicate',
  'silent',
  'batchReject',
] as const;
export type PracticeSays = (typeof PRACTICE_SAYS)[number];

/** `mark`: letters and digits looked for after the SCAC of a bill's number. `code`: the edit it names, SF90 7–9. */
export const practiceRule = z.object({
  mark: z.string().regex(/^[A-Z0-9]{2,12}$/u),
  says: z.enum(PRACTICE_SAYS),
  code: z
    .string()
    .regex(/^[A-Z0-9]{3}$/u)
    .optional(),
});
export type PracticeRule = z.output<typeof practiceRule>;

/** A message that practice customs took and what it still means to say about it. */
const practiceMessage = z.object({
  controlNo: z.string(),
  transactionNo: z.string(),
  action: z.string(),
  amsNo: z.string(),
  receivedAt: z.string(),
  text: z.string(),
  /** A rule wants no answer: none is due, and none was said. */
  isSilent: z.boolean(),
  /** Answers to come, with their time. */
  due: z.array(z.object({ id, at: z.string(), said: z.string() })),
});
export type PracticeMessage = z.output<typeof practiceMessage>;

const practiceState = z.object({
  /** How many times faster than real its clock runs. */
  speed: z.number(),
  rules: z.array(practiceRule),
  /** Newest first: the 100 newest, and beside them at most 100 older ones that got no answer. */
  messages: z.array(practiceMessage),
  /** How many messages got no answer in all, because a rule wants it so. */
  silent: z.number(),
});
export type PracticeState = z.output<typeof practiceState>;

/** A receipt that fits no filing, whole. */
export const parkedReceipt = z.object({ id, reason: z.string(), raw: z.string(), at: z.string() });
export type ParkedReceipt = z.output<typeof parkedReceipt>;

/** The practice customs as support staff steer it; the gateway `files` answers 404 to all but the parked receipts. */
export const practiceEndpoints = {
  practiceState: endpoint(calls.practiceState, { reply: practiceState }),
  savePracticeRules: endpoint(calls.savePracticeRules, {
    body: z.strictObject({ speed: z.number().min(0.01).max(1_000_000), rules: z.array(practiceRule).max(50) }),
    reply: practiceState,
  }),
  /** Says the answers that are due later now, for one message; judges one that a rule kept silent about, as if there were none. */
  answerNow: endpoint(calls.answerNow, {
    body: z.strictObject({ controlNo: z.string().max(20) }),
    reply: practiceState,
  }),
  /** Puts a bill into the register of AMS bills, as its carrier would. */
  registerAmsBill: endpoint(calls.registerAmsBill, {
    body: z.strictObject({ amsNo: z.string().regex(/^[A-Z]{4}[A-Z0-9]{1,12}$/u), amsType: z.enum(AMS_TYPES) }),
    reply: practiceState,
  }),
  parkedReceipts: endpoint(calls.parkedReceipts, { reply: z.array(parkedReceipt) }),
};
