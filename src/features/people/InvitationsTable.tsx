import { useTranslate } from 'react-admin';
import type { Invitation } from '#contract/endpoints/people.ts';
import { Button } from '#components/layout/Button.tsx';
import { SettingsTable, type SettingsColumn } from '#components/settings/SettingsTable.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { PersonName } from './PersonName.tsx';
import { usePeopleChange } from './usePeople.ts';

/** Invitations that were not accepted yet. */
export function InvitationsTable({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useTranslate();
  const { run, isBusy } = usePeopleChange();
  const columns: SettingsColumn<Invitation>[] = [
    { label: t('people.list.name'), cell: ({ name, email }) => <PersonName name={name} account={email} /> },
    { label: t('people.list.role'), cell: ({ role }) => t(`people.role.${role}`) },
    {
      label: t('people.invite.validUntil'),
      cell: ({ isExpired, expiresAt }) =>
        isExpired ? <StatusChip tone="waiting">{t('people.invite.expired')}</StatusChip> : expiresAt,
    },
    {
      label: t('people.list.actions'),
      isActions: true,
      cell: ({ id, email, name, role }) => (
        <>
          <Button
            disabled={isBusy}
            onClick={() =>
              void run((provider) => provider.invitePerson({ body: { email, name, role } }), 'people.invite.sent', {
                email,
              })
            }
          >
            {t('people.invite.again')}
          </Button>
          <Button
            color="error"
            disabled={isBusy}
            onClick={() =>
              void run((provider) => provider.revokeInvitation({ body: { id } }), 'people.invite.revoked', { email })
            }
          >
            {t('people.invite.revoke')}
          </Button>
        </>
      ),
    },
  ];
  return <SettingsTable columns={columns} rows={invitations} keyOf={({ id }) => id} />;
}
