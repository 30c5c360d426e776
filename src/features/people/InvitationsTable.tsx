import { useTranslate } from 'react-admin';
import type { Invitation } from '#contract/endpoints/people.ts';
import { Button } from '#components/layout/Button.tsx';
import table from '#components/settings/SettingsTable.module.css';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { PersonName } from './PersonName.tsx';
import { usePeopleChange } from './usePeople.ts';

/** Invitations that were not accepted yet. */
export function InvitationsTable({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useTranslate();
  const { run, isBusy } = usePeopleChange();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('people.list.name')}</th>
          <th scope="col">{t('people.list.role')}</th>
          <th scope="col">{t('people.invite.validUntil')}</th>
          <th scope="col">
            <span className="visuallyHidden">{t('people.list.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invitations.map(({ id, email, name, role, expiresAt, isExpired }) => (
          <tr key={id}>
            <th scope="row">
              <PersonName name={name} account={email} />
            </th>
            <td data-label={t('people.list.role')}>{t(`people.role.${role}`)}</td>
            <td data-label={t('people.invite.validUntil')}>
              {isExpired ? <StatusChip tone="waiting">{t('people.invite.expired')}</StatusChip> : expiresAt}
            </td>
            <td className={table.end}>
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
                  void run((provider) => provider.revokeInvitation({ body: { id } }), 'people.invite.revoked', {
                    email,
                  })
                }
              >
                {t('people.invite.revoke')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
