import { useListContext, useTranslate } from 'react-admin';
import { useTextFilter } from '#components/list/useTextFilter.ts';
import type { DraftStatistics } from '#contract/endpoints/drafts.ts';
import styles from './DraftTiles.module.css';

/** Tiles with their filters; the key is the message key below `drafts.tiles`. */
const TILES = [
  { key: 'past', source: 'due', value: 'past' },
  { key: 'within24h', source: 'due', value: '24h' },
  { key: 'within48h', source: 'due', value: '48h' },
  { key: 'ready', source: 'readiness', value: 'ready' },
  { key: 'incomplete', source: 'readiness', value: 'incomplete' },
  { key: 'fromAi', source: 'from', value: 'AI' },
] as const;

/** [L01] Counts of drafts to work on; each toggles a filter. */
export function DraftTiles() {
  const t = useTranslate();
  const { meta } = useListContext();
  const { valueOf, change } = useTextFilter();
  const counts = (meta as { statistics?: Partial<DraftStatistics> } | undefined)?.statistics;
  return (
    <section className={styles.tiles} aria-label={t('drafts.tiles.label')}>
      {TILES.map(({ key, source, value }) => {
        const isOn = valueOf(source) === value;
        const count = counts?.[key];
        return (
          <button
            key={key}
            type="button"
            className={styles.tile}
            data-tile={key}
            data-none={count === 0 || undefined}
            aria-pressed={isOn}
            onClick={() => change({ [source]: isOn ? '' : value })}
          >
            <span className={styles.count}>{count ?? '\u00a0'}</span>
            <span className={styles.word}>{t(`drafts.tiles.${key}`)}</span>
          </button>
        );
      })}
    </section>
  );
}
