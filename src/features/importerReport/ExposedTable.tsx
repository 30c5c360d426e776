import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ImporterReport } from '#contract/endpoints/importerReport.ts';
import { pathTo } from '#contract/routes.ts';
import styles from '../statistics/Statistics.module.css';
import { useChartTexts } from '../statistics/useChartTexts.ts';

/** The filings of one importer for which customs could claim damages; each leads to its screen. */
export function ExposedTable({ report: { exposed, total } }: { report: ImporterReport }) {
  const t = useTranslate();
  const { number } = useChartTexts([], 'day');
  const title = t('importerReport.exposed.title');
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      {exposed.length === 0 ? (
        <p className={styles.measure}>{t('importerReport.exposed.none')}</p>
      ) : (
        <>
          <p className={styles.measure}>
            {t('importerReport.exposed.text', { shown: number(exposed.length), count: number(total.exposed) })}
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
          <section className={styles.wide} tabIndex={0} aria-label={title}>
            <table className={styles.numbers}>
              <thead>
                <tr>
                  <th scope="col">{t('fields.bill.amsRequestList.amsNo')}</th>
                  <th scope="col" data-text>
                    {t('sent.isfNo')}
                  </th>
                  <th scope="col" data-text>
                    {t('importerReport.exposed.accepted')}
                  </th>
                  <th scope="col" data-text>
                    {t('importerReport.exposed.loading')}
                  </th>
                  <th scope="col" data-text>
                    {t('importerReport.exposure.cause')}
                  </th>
                  <th scope="col">{t('importerReport.sums.exposure')}</th>
                </tr>
              </thead>
              <tbody>
                {exposed.map((filing) => (
                  <tr key={filing.id}>
                    <th scope="row">
                      <Link to={pathTo.filing(filing.id)}>{filing.amsNo}</Link>
                    </th>
                    <td data-text>{filing.isfNo}</td>
                    <td data-text>{filing.accepted?.slice(0, 16) ?? '–'}</td>
                    <td data-text>{filing.loading?.slice(0, 16) ?? '–'}</td>
                    <td data-text>
                      {filing.violations
                        .map((one) => t(`importerReport.violations.${one}`))
                        .join(t('connection.comma'))}
                    </td>
                    <td>{number(filing.exposure)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </div>
  );
}
