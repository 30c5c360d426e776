import type { Config } from './config.ts';
import { exposureNotices } from './exposureNotices.ts';
import { DEMO_PASSWORD } from './seed/accounts.ts';
import type { RunningPortal } from './server.ts';

/** Printed at every start while the accounts can be used, because their password is published. */
const practiceSignIns = ({ practiceSupport }: Pick<Config, 'practiceSupport'>): string => `
Practice setting (TPT_DEMO=on). These accounts are published; do not enter real data here.
Practice sign-ins, password ${DEMO_PASSWORD}:
  admin@harbour.test       administrator of Harbour Logistics Ltd
  filer@harbour.test       filer
  sub@harbour.test         sub-account
  new@quay.test            enterprise that has not applied for the service yet
  ${practiceSupport ? 'support@tenplustwo.test  support staff' : 'The account of support staff is off: TPT_PRACTICE_SUPPORT=on turns it on.'}
`;

/** What a portal prints once it listens: its address, warnings, and the practice accounts that can sign in. */
export function startLines(config: Config, { url, demo }: Pick<RunningPortal, 'url' | 'demo'>): string[] {
  return [`TenPlusTwo ready at ${url}`, ...exposureNotices(config), ...(demo ? [practiceSignIns(config)] : [])];
}
