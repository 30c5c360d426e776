import { passwordWeakness, type PasswordWeakness } from '#rules/passwordRule.ts';
import { refuse } from '../refusal.ts';
import { hashPassword } from './passwords.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords from breaches, of any case; loaded with the first question. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}

/** What is wrong with a new password; null if nothing. @param own words about the person: account, names */
export async function findWeakness(password: string, own: readonly string[]): Promise<PasswordWeakness | null> {
  return passwordWeakness(password, own) ?? ((await isCommonPassword(password)) ? 'common' : null);
}

/** @throws Refusal `invalid` at the field `password` */
export async function requireStrongPassword(password: string, own: readonly string[]): Promise<void> {
  const weakness = await findWeakness(password, own);
  if (weakness) throw refuse('invalid', { errors: { password: { message: `people.weak.${weakness}`, args: {} } } });
}

/** @returns its hash @throws Refusal `invalid` at the field `password` */
export async function hashNewPassword(password: string, own: readonly string[]): Promise<string> {
  await requireStrongPassword(password, own);
  return hashPassword(password);
}
