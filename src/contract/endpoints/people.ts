import { z } from 'zod';
import { isDay } from '#schema/dateText.ts';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { isEmail } from '../entities/checks.ts';
import { LIMITS } from '../limits.ts';
import { id, line } from '../page.ts';
import { PERSON_ROLES } from '../personRoles.ts';
import { signedInUser } from './account.ts';
import { codeText } from './landing.ts';

const role = z.enum(PERSON_ROLES);
const emailText = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .superRefine((value, context) => {
    const wrong = isEmail(value, {});
    if (wrong) context.addIssue({ code: 'custom', message: wrong.message });
  });

const person = z.object({
  userId: id,
  account: z.string(),
  name: z.string(),
  role,
  isDisabled: z.boolean(),
  lastSignInAt: z.string().nullable(),
  hasSecondFactor: z.boolean(),
  /** Drafts that belong to the person. */
  drafts: z.number().int(),
});
export type Person = z.output<typeof person>;

/** Invited by e-mail, and not here yet. */
const invitation = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role,
  invitedAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

const FILER_CODE_STATES = ['requested', 'confirmed', 'refused', 'withdrawn'] as const;
const filerCode = z.object({
  code: z.string(),
  state: z.enum(FILER_CODE_STATES),
  /** First day of use at +08:00. */
  effectiveOn: z.string(),
  /** Used by bills that name no code. */
  isDefault: z.boolean(),
  isUsable: z.boolean(),
});
export type FilerCode = z.output<typeof filerCode>;

/** A requested filer code, for support staff. */
const requestedFilerCode = z.object({
  enterpriseId: id,
  enterpriseName: z.string(),
  code: z.string(),
  effectiveOn: z.string(),
  requestedAt: z.string(),
});
export type RequestedFilerCode = z.output<typeof requestedFilerCode>;

const filerCodeText = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,4}$/u, 'validation.filerCode');
const token = z.string().min(20).max(200);
const password = z.string().min(1).max(LIMITS.password);
const name = line(LIMITS.contactName);

export const peopleEndpoints = {
  listInvitations: endpoint(calls.listInvitations, { reply: z.array(invitation) }),
  invitePerson: endpoint(calls.invitePerson, {
    body: z.strictObject({ email: emailText, name, role }),
    reply: z.void(),
  }),
  revokeInvitation: endpoint(calls.revokeInvitation, { body: z.strictObject({ id }), reply: z.void() }),
  readInvitation: endpoint(calls.readInvitation, {
    body: z.strictObject({ token }),
    reply: z.object({ enterpriseName: z.string(), email: z.string(), name: z.string() }),
  }),
  acceptInvitation: endpoint(calls.acceptInvitation, {
    body: z.strictObject({ token, name, password }),
    reply: signedInUser,
  }),
  /** A new enterprise and its first administrator; the code was sent to the address for the purpose `register`. */
  register: endpoint(calls.register, {
    body: z.strictObject({
      enterpriseName: line(LIMITS.enterpriseName),
      name,
      email: emailText,
      password,
      code: codeText,
    }),
    reply: signedInUser,
  }),
  forgotPassword: endpoint(calls.forgotPassword, {
    body: z.strictObject({ account: z.string().trim().min(1).max(LIMITS.email) }),
    reply: z.void(),
  }),
  resetPassword: endpoint(calls.resetPassword, { body: z.strictObject({ token, password }), reply: z.void() }),
  listFilerCodes: endpoint(calls.listFilerCodes, { reply: z.array(filerCode) }),
  requestFilerCode: endpoint(calls.requestFilerCode, {
    body: z.strictObject({ code: filerCodeText, effectiveOn: z.string().refine(isDay, { error: 'validation.date' }) }),
    reply: z.void(),
  }),
  withdrawFilerCode: endpoint(calls.withdrawFilerCode, {
    body: z.strictObject({ code: filerCodeText }),
    reply: z.void(),
  }),
  requestedFilerCodes: endpoint(calls.requestedFilerCodes, { reply: z.array(requestedFilerCode) }),
  decideFilerCode: endpoint(calls.decideFilerCode, {
    body: z.strictObject({ enterpriseId: id, code: filerCodeText, isAccepted: z.boolean() }),
    reply: z.void(),
  }),
  listPeople: endpoint(calls.listPeople, { reply: z.array(person) }),
  setPersonRole: endpoint(calls.setPersonRole, { body: z.strictObject({ userId: id, role }), reply: z.void() }),
  disablePerson: endpoint(calls.disablePerson, { body: z.strictObject({ userId: id }), reply: z.void() }),
  enablePerson: endpoint(calls.enablePerson, { body: z.strictObject({ userId: id }), reply: z.void() }),
};
