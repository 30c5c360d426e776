import { join } from 'node:path';
import { pathTo } from '#contract/routes.ts';
import { readOutbox } from '#portal/testing/mailServer.ts';
import { expect } from './test.ts';

/** The first match in the newest mail to an address that has one; mails are sent asynchronously. */
async function findInMails(address: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const mails = await readOutbox(join(process.env['TPT_E2E_DATA'] ?? '', 'outbox'));
      const own = mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
      found = own.flatMap(({ text }) => pattern.exec(text ?? '')?.[1] ?? []).at(-1) ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}

/** The path of the link in the last mail to an address. */
export const readMailedLink = (address: string, screen: 'invitation' | 'resetPassword'): Promise<string> =>
  findInMails(address, new RegExp(`(${pathTo.screen(screen)}#[\\w-]{43})`, 'u'));

/** The newest verification code that was mailed to an address. */
export const mailedCode = (address: string): Promise<string> => findInMails(address, /\b(\d{6})\b/u);
