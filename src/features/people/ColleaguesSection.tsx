import { useTranslate } from 'react-admin';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { toRole } from '#contract/personRoles.ts';
import { useColleagues } from './peopleNames.ts';
import styles from './Enterprise.module.css';

/** The people of the office, for those who do not administer it. */
export function ColleaguesSection() {
  const t = useTranslate();
  const { data, error, refetch } = useColleagues();
  return (
    <SettingsSection title={t('people.list.title')} text={t('people.list.askAdmin')}>
      {error && <ListError error={error} onRetry={() => void refetch()} />}
      <ul className={styles.colleagues}>
        {data?.map((one) => (
          <li key={one.userId}>
            <span>{one.name}</span>
            <span className={styles.soft}>{t(`people.role.${toRole(one)}`)}</span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
