import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import type { Check } from '#schema/field.ts';
import { calls } from '../calls.ts';
import { isEmail, isPhone } from '../entities/checks.ts';
import { LIMITS } from '../limits.ts';
import { line, plainText } from '../page.ts';

/** What a verification code is for; a code of one purpose is refused for another. */
const CODE_PURPOSES = ['clue', 'register'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** [G18] A country's dialing code, e.g. `86`, `CN`, `China`. */
const dialingCode = z.object({ code: z.string(), countryCode: z.string(), name: z.string() });
export type DialingCode = z.output<typeof dialingCode>;

const captcha = z.object({
  captchaId: z.string(),
  /** A picture of digits; empty when the question was requested. */
  svg: z.string(),
  /** The text alternative of the picture; empty beside a picture. */
  question: z.string(),
  /** Zero bits of the proof of work that is accepted instead of an answer. */
  bits: z.number().int(),
  expiresAt: z.string(),
});
export type Captcha = z.output<typeof captcha>;

/** One of `captchaWork` and `captchaAnswer` proves that the request comes from a person or a browser that has worked for it. */
const humanProof = {
  captchaId: z.string().min(1).max(200),
  captchaWork: z.number().int().min(0).optional(),
  captchaAnswer: z.string().trim().min(1).max(20).optional(),
};

/** A field's rule as a refinement of zod; a blank text is refused elsewhere. */
export const checked = (check: Check) => (value: string, context: z.RefinementCtx) => {
  const message = value === '' ? null : check(value, {});
  if (message) context.addIssue({ code: 'custom', message: message.message, params: message.args });
};
export const emailText = line(LIMITS.email).superRefine(checked(isEmail));
const phoneText = line(LIMITS.phone).superRefine(checked(isPhone));
const dialingText = z.string().regex(/^\d{1,4}$/u);
const purpose = z.enum(CODE_PURPOSES).default('clue');
/** The six digits of a verification code. */
export const codeText = z
  .string()
  .trim()
  .regex(/^\d{6}$/u);

const clue = z.strictObject({
  name: line(LIMITS.clueName),
  company: line(LIMITS.contactName),
  /** Either an e-mail address, or a phone number with its dialing code. */
  email: emailText.optional(),
  dialingCode: dialingText.optional(),
  phone: phoneText.optional(),
  message: plainText.max(LIMITS.clueMessage).default(''),
  /** Sent to the address or number. */
  code: codeText,
});
export type Clue = z.input<typeof clue>;

export const landingEndpoints = {
  dialingCodes: endpoint(calls.dialingCodes, { reply: z.array(dialingCode) }),
  captcha: endpoint(calls.captcha, {
    query: z.object({ alternative: z.enum(['text']).optional(), timestamp: z.string().max(20).optional() }),
    reply: captcha,
  }),
  sendEmail: endpoint(calls.sendEmail, {
    body: z.strictObject({ email: emailText, purpose, ...humanProof }),
    reply: z.void(),
  }),
  sendSms: endpoint(calls.sendSms, {
    body: z.strictObject({ dialingCode: dialingText, phone: phoneText, purpose, ...humanProof }),
    reply: z.void(),
  }),
  submitClue: endpoint(calls.submitClue, { body: clue, reply: z.void() }),
};
