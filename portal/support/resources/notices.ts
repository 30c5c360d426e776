import { randomUUID } from 'node:crypto';
import { toServerText } from '#schema/dateText.ts';
import { sql, type RawBuilder } from 'kysely';
import { LOCALES, type Locale } from '#contract/limits.ts';
import type { NoticeAudience, NoticeKind, NoticeText } from '#contract/notices.ts';
import { TEXT_ENDINGS } from '#contract/support/noticeColumns.ts';
import { noticeProblems, publishProblems } from '#rules/noticeProblems.ts';
import { fromServerText } from '#rules/serverTime.ts';
import { issueAt, toErrorTree, type Issue } from '#schema/issue.ts';
import { EVERYONE } from '../../events/bus.ts';
import { cleanNoticeMarkup } from '../../notices/cleanNoticeMarkup.ts';
import type { Tx } from '../../portal.ts';
import { refuse } from '../../refusal.ts';
import { supportBinding, type SupportChange, type SupportWrite } from '../supportBinding.ts';

type Values = Readonly<Record<string, unknown>>;

const textOf = (locale: Locale, name: keyof NoticeText): RawBuilder<unknown> =>
  sql`coalesce(notice.texts -> ${sql.lit(locale)} ->> ${sql.lit(name)}, '')`;

type TextColumn<N extends keyof NoticeText> = `${N}${(typeof TEXT_ENDINGS)[Locale]}`;
const textColumns = <N extends keyof NoticeText>(name: N) =>
  Object.fromEntries(LOCALES.map((locale) => [`${name}${TEXT_ENDINGS[locale]}`, textOf(locale, name)])) as Record<
    TextColumn<N>,
    RawBuilder<unknown>
  >;

const shared = {
  audience: sql`notice.audience`,
  enterpriseId: sql`notice.enterprise_id`,
  houseScac: sql`notice.house_scac`,
  validFrom: sql`notice.valid_from`,
  validTo: sql`notice.valid_to`,
  published: sql`(notice.published_at is not null)`,
  updatedAt: sql`notice.updated_at`,
  ...textColumns('title'),
  ...textColumns('body'),
};
const common = {
  from: sql`notice`,
  key: [{ sql: sql`notice.id`, type: 'text' }],
  lock: (trx: Tx, [id = '']: readonly string[]) =>
    trx.selectFrom('notice').where('id', '=', id).select('id').forUpdate().executeTakeFirst(),
  update: changeNotice,
  remove: removeNotice,
  acts: { publish: publishNotice, withdraw: withdrawNotice },
} as const;

/** [S04] Notices of the bulletin board and daily ones. */
export const noticesBinding = supportBinding('notices', {
  ...common,
  where: sql`notice.kind <> 'version'`,
  columns: { kind: sql`notice.kind`, ...shared, ...textColumns('greeting'), ...textColumns('signature') },
  create: (write) => createNotice(write, write.values['kind'] as NoticeKind),
});

/** [S04] Versions. */
export const versionPushesBinding = supportBinding('version-pushes', {
  ...common,
  where: sql`notice.kind = 'version'`,
  columns: { versionName: sql`notice.version_name`, ...shared },
  create: (write) => createNotice(write, 'version'),
});

async function createNotice({ trx, values, now }: SupportWrite, kind: NoticeKind): Promise<string> {
  const row = await rowOf(trx, values, kind, now);
  const id = randomUUID();
  await trx
    .insertInto('notice')
    .values({ ...row, id, published_at: null, updated_at: now })
    .execute();
  return id;
}

async function changeNotice({ trx, portal, key: [id = ''], before, values, now }: SupportChange): Promise<void> {
  const wanted = { ...before, ...values };
  const kind = (wanted['kind'] ?? 'version') as NoticeKind;
  if (before['published'] === true) requireNone(publishProblems(wanted));
  const row = await rowOf(trx, wanted, kind, now);
  await trx
    .updateTable('notice')
    .set((set) => ({ ...row, updated_at: now, revision: set('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
  if (before['published'] === true) await portal.bus.publish(trx, EVERYONE, { type: 'NOTICES' });
}

async function publishNotice({ trx, portal, key: [id = ''], before, now }: SupportChange): Promise<void> {
  requireNone(publishProblems(before));
  await trx.updateTable('notice').set({ published_at: now, updated_at: now }).where('id', '=', id).execute();
  await portal.bus.publish(trx, EVERYONE, { type: 'NOTICES' });
}

async function withdrawNotice({ trx, portal, key: [id = ''], now }: SupportChange): Promise<void> {
  await trx.updateTable('notice').set({ published_at: null, updated_at: now }).where('id', '=', id).execute();
  await portal.bus.publish(trx, EVERYONE, { type: 'NOTICES' });
}

/** A published one is withdrawn first. */
async function removeNotice({ trx, key: [id = ''], before }: SupportChange): Promise<void> {
  if (before['published'] === true) throw refuse('noticePublished');
  await trx.deleteFrom('notice').where('id', '=', id).execute();
}

/** The columns of the table, with cleaned texts. @throws Refusal `invalid` */
async function rowOf(trx: Tx, values: Values, kind: NoticeKind, now: Date) {
  const validFrom = timeOf(values['validFrom']) ?? now;
  // Blank, it begins now.
  requireNone(noticeProblems({ ...values, validFrom: values['validFrom'] || toServerText(now) }));
  const audience = values['audience'] as NoticeAudience;
  const enterpriseId = audience === 'enterprise' ? String(values['enterpriseId']) : null;
  if (enterpriseId !== null) await requireEnterprise(trx, enterpriseId);
  return {
    kind,
    audience,
    enterprise_id: enterpriseId,
    house_scac: audience === 'houseScac' ? String(values['houseScac']).toUpperCase() : null,
    version_name: given(values, 'versionName'),
    texts: JSON.stringify(Object.fromEntries(LOCALES.map((locale) => [locale, textsIn(values, locale, kind)]))),
    valid_from: validFrom,
    valid_to: timeOf(values['validTo']),
  };
}

function textsIn(values: Values, locale: Locale, kind: NoticeKind): NoticeText {
  const textOf = (name: keyof NoticeText): string => given(values, `${name}${TEXT_ENDINGS[locale]}`);
  const texts: NoticeText = {
    title: textOf('title'),
    greeting: textOf('greeting'),
    body: textOf('body'),
    signature: textOf('signature'),
  };
  // Each change of a version is a text of its own.
  const body =
    kind === 'version' ? texts.body.split('\n').map(cleanNoticeMarkup).join('\n') : cleanNoticeMarkup(texts.body);
  return { ...texts, greeting: cleanNoticeMarkup(texts.greeting), body };
}

function given(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

const timeOf = (value: unknown): Date | null =>
  typeof value === 'string' && value !== '' ? fromServerText(value) : null;

async function requireEnterprise(trx: Tx, id: string): Promise<void> {
  const found = await trx.selectFrom('enterprise').where('id', '=', id).select('id').executeTakeFirst();
  if (!found) requireNone([issueAt('enterpriseId', { message: 'notices.desk.noEnterprise' })]);
}

function requireNone(issues: readonly Issue[]): void {
  if (issues.length > 0) throw refuse('invalid', { errors: toErrorTree(issues) });
}
