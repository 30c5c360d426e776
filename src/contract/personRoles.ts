/** What a person of an enterprise may do: administer it, file, or file as a restricted sub-account. */
export const PERSON_ROLES = ['admin', 'filer', 'sub'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

interface RoleFacts {
  admin: boolean;
  /** Set for a sub-account. */
  userType: string | null;
}

/** @example toRole({ admin: false, userType: 'sub' }) // 'sub' */
export function toRole({ admin, userType }: RoleFacts): PersonRole {
  if (userType !== null) return 'sub';
  return admin ? 'admin' : 'filer';
}

export const roleFacts = (role: PersonRole): RoleFacts => ({
  admin: role === 'admin',
  userType: role === 'sub' ? 'sub' : null,
});
