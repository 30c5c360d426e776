import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's parameters; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let unknownAccountHash: Promise<string> | undefined;

/** Verifies a password. For an unknown account (null) it takes the same time and returns false. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unknownAccountHash ??= hashPassword('unknownAccountHash has this password');
  const fits = await verify(passwordHash ?? (await unknownAccountHash), password);
  return fits && passwordHash !== null;
}
