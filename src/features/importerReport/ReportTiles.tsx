import { useTranslate } from 'react-admin';
import type { ImporterReport, ReportSums } from '#contract/endpoints/importerReport.ts';
import { firstTryRate, matchRate, timeliness } from '#rules/reportRates.ts';
import styles from '../statistics/Statistics.module.css';
import { useChartTexts } from '../statistics/useChartTexts.ts';

interface Tile {
  name: 'filings' | 'timeliness' | 'matchRate' | 'firstTry' | 'exposure';
  valueOf: (sums: ReportSums) => number | null;
  unit: 'number' | 'percent' | 'usd';
  /** Whether more of it is good news. */
  isMoreGood?: boolean;
}
const TILES: readonly Tile[] = [
  { name: 'filings', valueOf: ({ filings }) => filings, unit: 'number' },
  { name: 'timeliness', valueOf: timeliness, unit: 'percent', isMoreGood: true },
  { name: 'matchRate', valueOf: matchRate, unit: 'percent', isMoreGood: true },
  { name: 'firstTry', valueOf: firstTryRate, unit: 'percent', isMoreGood: true },
  { name: 'exposure', valueOf: ({ exposure }) => exposure, unit: 'usd', isMoreGood: false },
];

/** The figures of a period beside those of the one before. */
export function ReportTiles({ data }: { data: Pick<ImporterReport, 'total' | 'previous'> | undefined }) {
  const t = useTranslate();
  const { number, percent } = useChartTexts([], 'day');
  const formats = { number, percent, usd: (value: number) => t('importerReport.usd', { amount: number(value) }) };

  /** The difference to the period before, in words and with its tone. */
  function change(
    { valueOf, isMoreGood, unit }: Tile,
    { total, previous }: Pick<ImporterReport, 'total' | 'previous'>,
  ) {
    const [now, before] = [valueOf(total), valueOf(previous)];
    if (now === null || before === null) return { text: t('statistics.change.none'), tone: undefined };
    if (now === before) return { text: t('statistics.change.same'), tone: undefined };
    const difference = Math.round(Math.abs(now - before) * 10) / 10;
    const amount = unit === 'percent' ? t('statistics.points', { count: difference }) : formats[unit](difference);
    const tone = isMoreGood === undefined ? undefined : isMoreGood === now > before ? 'good' : 'bad';
    return { text: t(now > before ? 'statistics.change.more' : 'statistics.change.less', { amount }), tone };
  }

  return (
    <section className={styles.tiles} aria-label={t('importerReport.tiles.label')}>
      {TILES.map((tile) => {
        const value = data && tile.valueOf(data.total);
        const { text, tone } = data ? change(tile, data) : { text: '\u00a0', tone: undefined };
        return (
          <div key={tile.name} className={styles.tile}>
            <span className={styles.word}>{t(`importerReport.tiles.${tile.name}`)}</span>
            <span className={styles.figure}>
              {value === undefined ? '\u00a0' : value === null ? '–' : formats[tile.unit](value)}
            </span>
            <span className={styles.change} data-tone={tone}>
              {text}
            </span>
          </div>
        );
      })}
      <p className={styles.compared}>
        {data ? t('statistics.compared', { start: data.previous.start, end: data.previous.end }) : '\u00a0'}
      </p>
    </section>
  );
}
