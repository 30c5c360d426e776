import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { LIMITS } from '../limits.ts';

const password = z.string().min(1).max(LIMITS.password);
const origin = {
  address: z.string(),
  /** The User-Agent header. */
  agent: z.string(),
};

const ownSecurity = z.object({
  passwordChangedAt: z.string().nullable(),
  secondFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
  sessions: z.array(
    z.object({ id: z.string(), isThis: z.boolean(), since: z.string(), lastUse: z.string(), ...origin }),
  ),
  signIns: z.array(z.object({ id: z.number().int(), at: z.string(), succeeded: z.boolean(), ...origin })),
});
export type OwnSecurity = z.output<typeof ownSecurity>;

/** A user's own password, second factor and sessions. */
export const ownAccountEndpoints = {
  ownSecurity: endpoint(calls.ownSecurity, { reply: ownSecurity }),
  changePassword: endpoint(calls.changePassword, {
    body: z.strictObject({ current: password, password }),
    reply: z.void(),
  }),
  endOtherSessions: endpoint(calls.endOtherSessions, { reply: z.object({ ended: z.number().int() }) }),
  startSecondFactor: endpoint(calls.startSecondFactor, {
    body: z.strictObject({ current: password }),
    /** `uri` is for the QR code, `secret` for typing. */
    reply: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmSecondFactor: endpoint(calls.confirmSecondFactor, {
    body: z.strictObject({ code: z.string().max(40) }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  removeSecondFactor: endpoint(calls.removeSecondFactor, {
    body: z.strictObject({ current: password }),
    reply: z.void(),
  }),
};
