import type { ReportSums } from '#contract/endpoints/importerReport.ts';

/** [X07] Shares of a report card in percent with one decimal; null when there is nothing to divide by. */
const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;

/** Of the filings with a loading time whose deadline passed or was kept. */
export const timeliness = ({ onTime, late }: Pick<ReportSums, 'onTime' | 'late'>): number | null =>
  share(onTime, onTime + late);

/** Bills on file among the filings that customs holds. */
export const matchRate = ({ matched, held }: Pick<ReportSums, 'matched' | 'held'>): number | null =>
  share(matched, held);

/** Filings whose first message customs accepted. */
export const firstTryRate = ({ accepted, rejected }: Pick<ReportSums, 'accepted' | 'rejected'>): number | null =>
  share(accepted, accepted + rejected);

/** @param format text with `{{value}}` */
export const shareText = (percent: number | null, format: string): string =>
  percent === null ? '–' : format.replace('{{value}}', String(percent));
