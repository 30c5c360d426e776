import { useTranslate } from 'react-admin';
import { useTextFilter } from '#components/list/useTextFilter.ts';
import { FILING_GROUPS, statusesOfGroup } from '#contract/filingGroups.ts';
import { DECLARATION_STATUS_NAMES } from '#contract/statuses.ts';
import type { StatusCounts } from './statusCounts.ts';
import styles from './StatusTabs.module.css';

/** [L01] The groups of filings with their counts, each a filter; an exact status can be chosen beside them. */
export function StatusTabs({ counts }: { counts: StatusCounts | undefined }) {
  const t = useTranslate();
  const { valueOf, change } = useTextFilter();
  const status = valueOf('declarationStatus');
  const group = FILING_GROUPS.find((name) => name === valueOf('group')) ?? null;
  const tabs = [
    { name: 'all', labelKey: 'sent.allStatuses', isOn: !group && !status, value: '', count: counts && total(counts) },
    ...FILING_GROUPS.map((name) => ({
      name,
      labelKey: `sent.groups.${name}`,
      isOn: group === name,
      value: name,
      count: counts?.group[name],
    })),
  ];
  return (
    <div className={styles.row}>
      <fieldset className={styles.tabs}>
        <legend className="visuallyHidden">{t('sent.declarationStatus')}</legend>
        {tabs.map(({ name, labelKey, isOn, value, count }) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            data-group={name}
            aria-pressed={isOn}
            onClick={() => change({ group: value, declarationStatus: '' })}
          >
            {t(labelKey)} <span className={styles.count}>{count}</span>
          </button>
        ))}
      </fieldset>
      <label className={styles.exact}>
        <span>{t('sent.statusOf')}</span>
        <select value={status} onChange={(event) => change({ declarationStatus: event.target.value })}>
          <option value="">{t('ui.list.all')}</option>
          {(group ? statusesOfGroup(group) : DECLARATION_STATUS_NAMES).map((name) => (
            <option key={name} value={name}>
              {counts
                ? t('ui.list.withCount', {
                    label: t(`statuses.declaration.${name}`),
                    count: counts.declaration[name] ?? 0,
                  })
                : t(`statuses.declaration.${name}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const total = ({ group }: StatusCounts): number => FILING_GROUPS.reduce((sum, name) => sum + group[name], 0);
