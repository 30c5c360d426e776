import type { Locale } from '../limits.ts';
import { NOTICE_AUDIENCES, NOTICE_LIMITS, type NoticeText } from '../notices.ts';
import type { SupportColumn } from './supportResource.ts';

/** The ends of the columns that have a text in each language. */
export const TEXT_ENDINGS = { 'zh-CN': 'Zh', en: 'En', vi: 'Vi' } as const satisfies Record<Locale, string>;
type TextColumns<N extends string> = Record<`${N}${(typeof TEXT_ENDINGS)[Locale]}`, SupportColumn>;

/** A column for each language. */
const inLanguages = <N extends keyof NoticeText>(name: N, column: SupportColumn): TextColumns<N> =>
  Object.fromEntries(
    Object.values(TEXT_ENDINGS).map((ending) => [`${name}${ending}`, { ...column, max: NOTICE_LIMITS[name] }]),
  ) as unknown as TextColumns<N>;

export const titleColumns = inLanguages('title', { kind: 'text' });
export const bodyColumns = inLanguages('body', { kind: 'longText', single: true });
export const greetingColumns = inLanguages('greeting', { kind: 'text', single: true });
export const signatureColumns = inLanguages('signature', { kind: 'text', single: true });

/** Whom a notice is for, and when. */
export const reachColumns = {
  audience: { kind: 'choice', choices: NOTICE_AUDIENCES, filter: 'equals' },
  enterpriseId: { kind: 'text', of: 'enterprises', filter: 'equals' },
  houseScac: { kind: 'code', filter: 'equals' },
  validFrom: { kind: 'time', filter: 'range', sort: true },
  validTo: { kind: 'time', filter: 'range', sort: 'emptyLast' },
  published: { kind: 'yes', filter: 'equals' },
  updatedAt: { kind: 'time', sort: true },
} as const satisfies Record<string, SupportColumn>;

export const REACH = ['audience', 'enterpriseId', 'houseScac', 'validFrom', 'validTo'] as const;

export const noticeActs = {
  publish: { when: { column: 'published', is: [false] } },
  withdraw: { when: { column: 'published', is: [true] } },
} as const;
