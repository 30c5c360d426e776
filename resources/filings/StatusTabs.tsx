import { useTranslate } from 'react-admin';
import { useTextFilter } from '#components/list/useTextFilter.ts';
import type { DeclarationStatus } from '#contract/statuses.ts';
import { groupFilter, parseStatusFilter, STATUS_GROUP_NAMES, STATUS_GROUPS } from './statusGroups.ts';
import type { StatusCounts } from './statusCounts.ts';
import styles from './StatusTabs.module.css';

/** [L01] Counts of filings by status group, each a filter, and a select for single statuses. */
export function StatusTabs({ counts }: { counts: StatusCounts['declaration'] | undefined }) {
  const t = useTranslate();
  const { valueOf, change } = useTextFilter();
  const filter = valueOf('declarationStatus');
  const { group, status } = parseStatusFilter(filter);
  const choose = (declarationStatus: string) => change({ declarationStatus });
  const countOf = (statuses: readonly DeclarationStatus[]) =>
    counts && statuses.reduce((sum, name) => sum + (counts[name] ?? 0), 0);

  const tab = (name: string, labelKey: string, statuses: readonly DeclarationStatus[], isOn: boolean, next: string) => (
    <button
      key={name}
      type="button"
      className={styles.tab}
      data-group={name}
      aria-pressed={isOn}
      onClick={() => choose(next)}
    >
      {t(labelKey)} <span className={styles.count}>{countOf(statuses)}</span>
    </button>
  );
  const inGroup: readonly DeclarationStatus[] = group ? STATUS_GROUPS[group] : Object.values(STATUS_GROUPS).flat();
  const whole = group ? groupFilter(group) : '';

  return (
    <div className={styles.row}>
      <fieldset className={styles.tabs}>
        <legend className="visuallyHidden">{t('sent.declarationStatus')}</legend>
        {tab('all', 'sent.allStatuses', Object.values(STATUS_GROUPS).flat(), filter === '', '')}
        {STATUS_GROUP_NAMES.map((name) =>
          tab(name, `sent.groups.${name}`, STATUS_GROUPS[name], group === name, groupFilter(name)),
        )}
      </fieldset>
      <label className={styles.exact}>
        <span>{t('sent.statusOf')}</span>
        <select value={status ?? whole} onChange={(event) => choose(event.target.value)}>
          <option value={whole}>{t('ui.list.all')}</option>
          {inGroup.map((name) => (
            <option key={name} value={name}>
              {counts
                ? t('ui.list.withCount', { label: t(`statuses.declaration.${name}`), count: counts[name] ?? 0 })
                : t(`statuses.declaration.${name}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
