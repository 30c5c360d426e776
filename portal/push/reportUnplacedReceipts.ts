import { isEmail } from '#contract/entities/checks.ts';
import { LOCALES, type Locale } from '#contract/limits.ts';
import { pathTo } from '#contract/routes.ts';
import { desk as en } from '#messages/en/desk.ts';
import { desk as vi } from '#messages/vi/desk.ts';
import { desk as zhCN } from '#messages/zh-CN/desk.ts';
import { toServerText } from '#schema/dateText.ts';
import { tryLockUntilCommit } from '../db/advisoryLock.ts';
import { linkTo, queueMail } from '../mail/queueMail.ts';
import type { Portal, Tx } from '../portal.ts';
import {
  markReported,
  unreportedReceipts,
  wasReportedSince,
  type UnreportedReceipt,
} from '../store/unplacedReceipts.ts';
import { defaultLocale, LINES_MAX, NOTICE_INTERVAL } from './noticeLimits.ts';

const TEXTS = { en, vi, 'zh-CN': zhCN } as const;

/** Mails new unplaced answers of customs to the support staff, each once. */
export async function reportUnplacedReceipts(portal: Portal): Promise<void> {
  await portal.db.transaction().execute(async (trx) => {
    const now = portal.clock();
    if (!(await tryLockUntilCommit(trx, 'supportNotice', 'parkedAnswers'))) return;
    const receipts = await unreportedReceipts(trx);
    if (receipts.length === 0 || (await wasReportedSince(trx, new Date(now.getTime() - NOTICE_INTERVAL)))) return;
    const staff = await supportAddresses(trx, portal.config);
    for (const { address, locale } of staff) {
      const data = mailData(portal, locale, receipts);
      await queueMail(portal, trx, { to: address, template: 'parkedAnswers', locale, data, enterpriseId: null });
    }
    // Without an address they stay unreported, until there is one.
    if (staff.length > 0) await markReported(trx, receipts, now);
  });
}

function mailData(portal: Portal, locale: Locale, receipts: readonly UnreportedReceipt[]) {
  const desk = `${pathTo.screen('support')}/parked-receipts`;
  const { choices } = TEXTS[locale];
  return {
    count: receipts.length,
    lines: receipts.slice(0, LINES_MAX).map(({ id, reason, at }) => ({
      text: `${toServerText(at)} · ${choices[reason as keyof typeof choices] ?? reason}`,
      url: linkTo(portal, `${desk}/${id}`),
    })),
    url: linkTo(portal, `${desk}?${new URLSearchParams({ filter: JSON.stringify({ state: 'parked' }) }).toString()}`),
  };
}

/** The support staff; practice accounts only of a portal for practice. */
async function supportAddresses(trx: Tx, config: Portal['config']): Promise<{ address: string; locale: Locale }[]> {
  const people = await trx
    .selectFrom('app_user')
    .select(['account', 'locale'])
    .where('role', '=', 'support')
    .where('disabled_at', 'is', null)
    .$if(!config.demo, (query) => query.where('practice', '=', false))
    .orderBy('account')
    .execute();
  return people.flatMap(({ account: address, locale: stored }) => {
    const locale = LOCALES.find((known) => known === stored) ?? defaultLocale(config);
    // Accounts of earlier systems may be names.
    return isEmail(address, {}) === null ? [{ address, locale }] : [];
  });
}
