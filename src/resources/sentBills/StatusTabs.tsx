import { useTranslate } from 'ra-core';
import { useTextFilter } from '#components/list/useTextFilter.ts';
import { ToneMark } from '#components/status/ToneMark.tsx';
import { DECLARATION_STATUSES, DECLARATION_STATUS_NAMES } from '#contract/statuses.ts';
import type { StatusCounts } from './statusCounts.ts';
import styles from './StatusTabs.module.css';

/** How many filings have which declaration status; each a filter. Statuses that no filing has take no room. */
export function StatusTabs({ counts = {} }: { counts?: StatusCounts['declaration'] | undefined }) {
  const t = useTranslate();
  const { valueOf, change } = useTextFilter();
  const chosen = valueOf('declarationStatus');
  const shown = DECLARATION_STATUS_NAMES.filter((status) => counts[status] || status === chosen);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choose = (status: string) => change({ declarationStatus: status });

  return (
    <fieldset className={styles.tabs}>
      <legend className="visuallyHidden">{t('sent.declarationStatus')}</legend>
      <button type="button" className={styles.tab} aria-pressed={chosen === ''} onClick={() => choose('')}>
        {t('sent.allStatuses')} <span className={styles.count}>{all}</span>
      </button>
      {shown.map((status) => (
        <button
          key={status}
          type="button"
          className={styles.tab}
          data-tone={DECLARATION_STATUSES[status].tone}
          aria-pressed={chosen === status}
          onClick={() => choose(chosen === status ? '' : status)}
        >
          <ToneMark tone={DECLARATION_STATUSES[status].tone} />
          {t(`statuses.declaration.${status}`)} <span className={styles.count}>{counts[status] ?? 0}</span>
        </button>
      ))}
    </fieldset>
  );
}
