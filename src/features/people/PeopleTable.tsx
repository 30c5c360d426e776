import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Person } from '#contract/endpoints/people.ts';
import { PERSON_ROLES, type PersonRole } from '#contract/personRoles.ts';
import { pathTo } from '#contract/routes.ts';
import { Button } from '#components/layout/Button.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { SettingsTable, type SettingsColumn } from '#components/settings/SettingsTable.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { PersonName } from './PersonName.tsx';
import { usePeopleChange } from './usePeople.ts';
import styles from './Enterprise.module.css';

const ConfirmDialog = lazyPart(async () => (await import('#components/dialogs/ConfirmDialog.tsx')).ConfirmDialog);
const DisableDialog = lazyPart(async () => (await import('./DisableDialog.tsx')).DisableDialog);

interface PeopleTableProps {
  people: readonly Person[];
  /** The user, who is marked. */
  ownId: string;
}

/** People with role, last sign-in and drafts; changes take effect at once, also on the person's open pages. */
export function PeopleTable({ people, ownId }: PeopleTableProps) {
  const t = useTranslate();
  const columns: SettingsColumn<Person>[] = [
    {
      label: t('people.list.name'),
      cell: ({ userId, name, account, isDisabled, hasSecondFactor }) => (
        <>
          <PersonName
            name={userId === ownId ? t('people.list.own', { name }) : name}
            account={account}
            isDisabled={isDisabled}
          />
          {hasSecondFactor && <StatusChip tone="green">{t('people.list.secondFactor')}</StatusChip>}
        </>
      ),
    },
    { label: t('people.list.role'), cell: (person) => <RoleCell person={person} /> },
    { label: t('people.list.lastSignIn'), cell: ({ lastSignInAt }) => lastSignInAt ?? t('people.list.never') },
    {
      label: t('people.list.drafts'),
      cell: ({ userId, drafts }) =>
        drafts > 0 ? (
          <Link to={pathTo.drafts({ ownerId: userId })}>{t('people.list.draftCount', { smart_count: drafts })}</Link>
        ) : (
          '0'
        ),
    },
    { label: t('people.list.actions'), isActions: true, cell: (person) => <PersonActions person={person} /> },
  ];
  return <SettingsTable columns={columns} rows={people} keyOf={({ userId }) => userId} />;
}

function RoleCell({ person: { userId, name, role, isDisabled } }: { person: Person }) {
  const t = useTranslate();
  const { run } = usePeopleChange();
  const [asked, setAsked] = useState<PersonRole | null>(null);
  if (isDisabled) return <StatusChip tone="red">{t('people.list.disabled')}</StatusChip>;
  const setRole = (next: PersonRole) =>
    run((provider) => provider.setPersonRole({ body: { userId, role: next } }), 'people.list.roleChanged', {
      name,
      role: t(`people.role.${next}`),
    });
  return (
    <>
      <select
        className={styles.role}
        aria-label={t('people.list.roleOf', { name })}
        value={role}
        onChange={(event) => setAsked(event.target.value as PersonRole)}
      >
        {PERSON_ROLES.map((one) => (
          <option key={one} value={one}>
            {t(`people.role.${one}`)}
          </option>
        ))}
      </select>
      {asked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t('people.list.roleQuestion', { name })}
            confirm={t('people.list.changeRole')}
            cancel={t('people.cancel')}
            onConfirm={() => setRole(asked)}
            onClose={() => setAsked(null)}
          >
            {t('people.list.roleEffect', { before: t(`people.role.${role}`), after: t(`people.role.${asked}`) })}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

function PersonActions({ person }: { person: Person }) {
  const t = useTranslate();
  const { run, isBusy } = usePeopleChange();
  const [isAsking, setAsking] = useState(false);
  const { userId, name, isDisabled } = person;
  const body = { userId };
  if (isDisabled) {
    return (
      <Button
        variant="outlined"
        disabled={isBusy}
        onClick={() => void run((provider) => provider.enablePerson({ body }), 'people.list.enabled', { name })}
      >
        {t('people.list.enable')}
      </Button>
    );
  }
  return (
    <>
      <Button color="error" disabled={isBusy} onClick={() => setAsking(true)}>
        {t('people.list.disable')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <DisableDialog
            person={person}
            onClose={() => setAsking(false)}
            onConfirm={() => run((provider) => provider.disablePerson({ body }), 'people.list.disabledNow', { name })}
          />
        </Suspense>
      )}
    </>
  );
}
