import { useTranslate } from 'react-admin';
import type { BillStatistics, StatisticSums } from '#contract/endpoints/statistics.ts';
import { firstTryShare } from './findings.ts';
import styles from './Statistics.module.css';
import { useChartTexts } from './useChartTexts.ts';

const spent = ({ coins, credit, vip }: StatisticSums): number => coins + credit + vip;

interface Tile {
  name: 'filings' | 'firstTry' | 'late' | 'spent' | 'saved';
  valueOf: (sums: StatisticSums) => number | null;
  unit: 'number' | 'percent' | 'coins';
  /** Whether more of it is good news. */
  isMoreGood?: boolean;
}
const TILES: readonly Tile[] = [
  { name: 'filings', valueOf: ({ filings }) => filings, unit: 'number' },
  { name: 'firstTry', valueOf: firstTryShare, unit: 'percent', isMoreGood: true },
  { name: 'late', valueOf: ({ late }) => late, unit: 'number', isMoreGood: false },
  { name: 'spent', valueOf: spent, unit: 'coins' },
  { name: 'saved', valueOf: ({ couponDeduction }) => couponDeduction, unit: 'coins' },
];

/** The figures of a period beside those of the one before. */
export function SumTiles({ data }: { data: Pick<BillStatistics, 'total' | 'previous'> | undefined }) {
  const t = useTranslate();
  const { number, percent, coins } = useChartTexts([], 'day');
  const formats = { number, percent, coins };

  /** The difference to the period before, in words and with its tone. */
  function change(
    { valueOf, isMoreGood, unit }: Tile,
    sums: BillStatistics,
  ): { text: string; tone: string | undefined } {
    const [now, before] = [valueOf(sums.total), valueOf(sums.previous)];
    if (now === null || before === null) return { text: t('statistics.change.none'), tone: undefined };
    if (now === before) return { text: t('statistics.change.same'), tone: undefined };
    const amount =
      unit === 'percent' ? t('statistics.points', { count: Math.abs(now - before) }) : number(Math.abs(now - before));
    const isGood = isMoreGood === undefined ? null : isMoreGood === now > before;
    return {
      text: t(now > before ? 'statistics.change.more' : 'statistics.change.less', { amount }),
      tone: isGood === null ? undefined : isGood ? 'good' : 'bad',
    };
  }

  return (
    <section className={styles.tiles} aria-label={t('statistics.tiles.label')}>
      {TILES.map((tile) => {
        const value = data && tile.valueOf(data.total);
        const { text, tone } = data ? change(tile, data as BillStatistics) : { text: '\u00a0', tone: undefined };
        return (
          <div key={tile.name} className={styles.tile}>
            <span className={styles.word}>{t(`statistics.tiles.${tile.name}`)}</span>
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
