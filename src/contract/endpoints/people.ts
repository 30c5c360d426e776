import { z } from 'zod';
import { endpoint } from '#schema/endpoint.ts';
import { calls } from '../calls.ts';
import { id } from '../page.ts';
import { PERSON_ROLES } from '../personRoles.ts';

const role = z.enum(PERSON_ROLES);

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

export const peopleEndpoints = {
  listPeople: endpoint(calls.listPeople, { reply: z.array(person) }),
  setPersonRole: endpoint(calls.setPersonRole, { body: z.strictObject({ userId: id, role }), reply: z.void() }),
  disablePerson: endpoint(calls.disablePerson, { body: z.strictObject({ userId: id }), reply: z.void() }),
  enablePerson: endpoint(calls.enablePerson, { body: z.strictObject({ userId: id }), reply: z.void() }),
};
