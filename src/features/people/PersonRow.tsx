import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Person } from '#contract/endpoints/people.ts';
import { PERSON_ROLES, type PersonRole } from '#contract/personRoles.ts';
import { pathTo } from '#contract/routes.ts';
import { Button } from '#components/layout/Button.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import table from '#components/settings/SettingsTable.module.css';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { PersonName } from './PersonName.tsx';
import { usePeopleChange } from './usePeople.ts';
import styles from './Enterprise.module.css';

const DisableDialog = lazyPart(async () => (await import('./DisableDialog.tsx')).DisableDialog);

/** A person with role, last sign-in and drafts; changes take effect at once, also on the person's open pages. */
export function PersonRow({ person, isSelf }: { person: Person; isSelf: boolean }) {
  const t = useTranslate();
  const { run, isBusy } = usePeopleChange();
  const [isAsking, setAsking] = useState(false);
  const { userId, name, role, isDisabled, lastSignInAt, drafts } = person;
  const setRole = (next: PersonRole) =>
    run((provider) => provider.setPersonRole({ body: { userId, role: next } }), 'people.list.roleChanged', {
      name,
      role: t(`people.role.${next}`),
    });
  const enable = () => run((provider) => provider.enablePerson({ body: { userId } }), 'people.list.enabled', { name });

  return (
    <tr>
      <th scope="row">
        <PersonName
          name={isSelf ? `${name} (${t('people.list.you')})` : name}
          account={person.account}
          isDisabled={isDisabled}
        />
        {person.hasSecondFactor && <StatusChip tone="green">{t('people.list.secondFactor')}</StatusChip>}
      </th>
      <td data-label={t('people.list.role')}>
        {isDisabled ? (
          <StatusChip tone="red">{t('people.list.disabled')}</StatusChip>
        ) : (
          <select
            className={styles.role}
            aria-label={t('people.list.roleOf', { name })}
            value={role}
            disabled={isBusy}
            onChange={(event) => void setRole(event.target.value as PersonRole)}
          >
            {PERSON_ROLES.map((one) => (
              <option key={one} value={one}>
                {t(`people.role.${one}`)}
              </option>
            ))}
          </select>
        )}
      </td>
      <td data-label={t('people.list.lastSignIn')}>{lastSignInAt ?? t('people.list.never')}</td>
      <td data-label={t('people.list.drafts')}>
        {drafts > 0 ? (
          <Link to={pathTo.drafts({ ownerId: userId })}>{t('people.list.draftCount', { smart_count: drafts })}</Link>
        ) : (
          '0'
        )}
      </td>
      <td className={table.end}>
        {isDisabled ? (
          <Button variant="outlined" disabled={isBusy} onClick={() => void enable()}>
            {t('people.list.enable')}
          </Button>
        ) : (
          <Button color="error" disabled={isBusy} onClick={() => setAsking(true)}>
            {t('people.list.disable')}
          </Button>
        )}
        {isAsking && (
          <Suspense fallback={null}>
            <DisableDialog
              person={person}
              onClose={() => setAsking(false)}
              onConfirm={() =>
                void run((provider) => provider.disablePerson({ body: { userId } }), 'people.list.disabledNow', {
                  name,
                })
              }
            />
          </Suspense>
        )}
      </td>
    </tr>
  );
}
