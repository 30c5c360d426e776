import type { Locale } from '#contract/limits.ts';
import { cashier as enCashier } from '#messages/en/cashier.ts';
import { choices as enChoices } from '#messages/en/choices.ts';
import { documents as enDocuments } from '#messages/en/documents.ts';
import { drafts as enDrafts } from '#messages/en/drafts.ts';
import { fields as enFields } from '#messages/en/fields.ts';
import { importerReport as enImporterReport } from '#messages/en/importerReport.ts';
import { sent as enSent } from '#messages/en/sent.ts';
import { statistics as enStatistics } from '#messages/en/statistics.ts';
import { titles as enTitles } from '#messages/en/titles.ts';
import { statuses as enStatuses } from '#messages/en/statuses.ts';
import { cashier as viCashier } from '#messages/vi/cashier.ts';
import { choices as viChoices } from '#messages/vi/choices.ts';
import { documents as viDocuments } from '#messages/vi/documents.ts';
import { drafts as viDrafts } from '#messages/vi/drafts.ts';
import { fields as viFields } from '#messages/vi/fields.ts';
import { importerReport as viImporterReport } from '#messages/vi/importerReport.ts';
import { sent as viSent } from '#messages/vi/sent.ts';
import { statistics as viStatistics } from '#messages/vi/statistics.ts';
import { titles as viTitles } from '#messages/vi/titles.ts';
import { statuses as viStatuses } from '#messages/vi/statuses.ts';
import { cashier as zhCashier } from '#messages/zh-CN/cashier.ts';
import { choices as zhChoices } from '#messages/zh-CN/choices.ts';
import { documents as zhDocuments } from '#messages/zh-CN/documents.ts';
import { drafts as zhDrafts } from '#messages/zh-CN/drafts.ts';
import { fields as zhFields } from '#messages/zh-CN/fields.ts';
import { importerReport as zhImporterReport } from '#messages/zh-CN/importerReport.ts';
import { sent as zhSent } from '#messages/zh-CN/sent.ts';
import { statistics as zhStatistics } from '#messages/zh-CN/statistics.ts';
import { titles as zhTitles } from '#messages/zh-CN/titles.ts';
import { statuses as zhStatuses } from '#messages/zh-CN/statuses.ts';
import { fillText } from '#rules/fillText.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

const TREES: Record<Locale, Tree> = {
  en: {
    cashier: enCashier,
    choices: enChoices,
    documents: enDocuments,
    drafts: enDrafts,
    fields: enFields,
    importerReport: enImporterReport,
    sent: enSent,
    statistics: enStatistics,
    statuses: enStatuses,
    titles: enTitles,
  },
  'zh-CN': {
    cashier: zhCashier,
    choices: zhChoices,
    documents: zhDocuments,
    drafts: zhDrafts,
    fields: zhFields,
    importerReport: zhImporterReport,
    sent: zhSent,
    statistics: zhStatistics,
    statuses: zhStatuses,
    titles: zhTitles,
  },
  vi: {
    cashier: viCashier,
    choices: viChoices,
    documents: viDocuments,
    drafts: viDrafts,
    fields: viFields,
    importerReport: viImporterReport,
    sent: viSent,
    statistics: viStatistics,
    statuses: viStatuses,
    titles: viTitles,
  },
};

export type Translate = (key: string, args?: Readonly<Record<string, string | number>>, otherwise?: string) => string;

/**
 * Translates the texts of files that the portal writes.
 * @example translator('en')('choices.billType.1') // 'ISF-10'
 */
export function translator(locale: Locale): Translate {
  return (key, args = {}, otherwise = key) => {
    let node: string | Tree | undefined = TREES[locale];
    for (const part of key.split('.')) {
      node = typeof node === 'object' && Object.hasOwn(node, part) ? node[part] : undefined;
    }
    if (typeof node !== 'string') return otherwise;
    return fillText(node, args);
  };
}
