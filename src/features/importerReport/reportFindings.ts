import type { ReportSums } from '#contract/endpoints/importerReport.ts';
import { timeliness } from '#rules/reportRates.ts';
import type { StatisticsFinding } from '../statistics/findings.ts';

/**
 * The findings of a report as sentences; keys below `importerReport.findings`.
 * @param number formats a number in the language of the page
 */
export function timelinessFinding(total: ReportSums, number: (value: number) => string): StatisticsFinding {
  const percent = timeliness(total);
  if (percent === null) return { key: 'timeliness.none', args: {} };
  if (total.late === 0) return { key: 'timeliness.inTime', args: {} };
  return { key: 'timeliness.late', args: { count: total.late, percent: number(percent) } };
}

/** @param amount the exposure in US dollars, formatted */
export const exposureFinding = ({ exposed }: ReportSums, amount: string): StatisticsFinding =>
  exposed === 0 ? { key: 'exposure.none', args: {} } : { key: 'exposure.some', args: { count: exposed, amount } };
