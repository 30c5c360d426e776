import { useTranslate } from 'react-admin';
import styles from './Statistics.module.css';

/** A figure of a period. */
export interface Tile<S, U extends string> {
  name: string;
  /** Null without anything to compute it from. */
  valueOf: (sums: S) => number | null;
  unit: U | 'percent';
  /** Whether more of it is good news. */
  isMoreGood?: boolean;
}

interface PeriodTilesProps<S, U extends string> {
  tiles: readonly Tile<S, U>[];
  /** Message keys: `<texts>.label`, and the name of each tile. */
  texts: string;
  data: { total: S; previous: S & { start: string; end: string } } | undefined;
  formats: Readonly<Record<U | 'percent', (value: number) => string>>;
}

/** The figures of a period beside those of the one before. */
export function PeriodTiles<S, U extends string>({ tiles, texts, data, formats }: PeriodTilesProps<S, U>) {
  const t = useTranslate();

  /** The difference to the period before, in words and with its tone. */
  function change({ valueOf, isMoreGood, unit }: Tile<S, U>, total: S, previous: S) {
    const [now, before] = [valueOf(total), valueOf(previous)];
    if (now === null || before === null) return { text: t('statistics.change.none'), tone: undefined };
    if (now === before) return { text: t('statistics.change.same'), tone: undefined };
    const difference = Math.round(Math.abs(now - before) * 10) / 10;
    const amount = unit === 'percent' ? t('statistics.points', { count: difference }) : formats[unit](difference);
    const tone = isMoreGood === undefined ? undefined : isMoreGood === now > before ? 'good' : 'bad';
    return { text: t(now > before ? 'statistics.change.more' : 'statistics.change.less', { amount }), tone };
  }

  return (
    <section className={styles.tiles} aria-label={t(`${texts}.label`)}>
      {tiles.map((tile) => {
        const value = data && tile.valueOf(data.total);
        const { text, tone } = data ? change(tile, data.total, data.previous) : { text: '\u00a0', tone: undefined };
        return (
          <div key={tile.name} className={styles.tile}>
            <span className={styles.word}>{t(`${texts}.${tile.name}`)}</span>
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
