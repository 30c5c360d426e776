import type { Config } from '../config.ts';

/** Whether an account may be used: practice accounts have a published password. */
export function mayUseAccount(
  account: { practice: boolean; role: 'filer' | 'support' },
  { demo, practiceSupport }: Pick<Config, 'demo' | 'practiceSupport'>,
): boolean {
  if (!account.practice) return true;
  return demo && (account.role !== 'support' || practiceSupport);
}
