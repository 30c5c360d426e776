import type {
  ExposedFiling,
  ImporterReport,
  ImporterReportRow,
  ReportSums,
} from '#contract/endpoints/importerReport.ts';
import { DAMAGES } from '#rules/damages.ts';
import { addDays, daysOf, periodBefore, type Period } from '#rules/period.ts';

/** A number of filings: of ten one is late, one is inaccurate and one has no loading time. */
function makeSums(filings: number): ReportSums {
  const tenth = Math.floor(filings / 10);
  const held = filings - tenth;
  return {
    filings,
    onTime: filings - 2 * tenth,
    late: tenth,
    pending: 0,
    untimed: tenth,
    accepted: filings - tenth,
    rejected: tenth,
    held,
    matched: held - tenth,
    inaccurate: tenth,
    notWithdrawn: 0,
    exposed: 2 * tenth,
    exposure: 2 * tenth * DAMAGES.perViolation,
  };
}

/** A report as the portal answers it. @param filingsOn the filings of its first, second … day */
export function makeReport(
  period: Period,
  filingsOn: (day: number) => number,
  importer: ImporterReport['importer'] = null,
): ImporterReport {
  const byDay = Array.from({ length: daysOf(period) }, (_, at) => ({
    day: addDays(period.start, at),
    ...makeSums(filingsOn(at)),
  })).filter(({ filings }) => filings > 0);
  const total = makeSums(0);
  for (const day of byDay) for (const name of Object.keys(total) as (keyof ReportSums)[]) total[name] += day[name];
  return {
    importer,
    total,
    previous: { ...makeSums(Math.ceil(total.filings * 0.8)), ...periodBefore(period) },
    byDay,
    topRejects: total.rejected > 0 ? [{ code: 'S17', count: total.rejected }] : [],
    exposed: importer && total.exposed > 0 ? [EXPOSED] : [],
  };
}

const EXPOSED: ExposedFiling = {
  id: 'f1',
  amsNo: 'OOLU2719403685',
  isfNo: 'HBRL-0000000012',
  day: '2026-10-06',
  loading: '2026-10-07 08:00:00',
  accepted: '2026-10-06 20:00:00',
  violations: ['late', 'inaccurate'],
  exposure: 10_000,
};

export const makeImporter = (no: number, filings: number): ImporterReportRow => ({
  id: `i${no}`,
  number: `12-${String(no).padStart(7, '0')}00`,
  name: `IMPORTER ${no} INC`,
  ...makeSums(filings),
});
