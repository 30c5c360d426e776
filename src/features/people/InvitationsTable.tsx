import { Suspense, useState, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { Invitation } from '#contract/endpoints/people.ts';
import { Button } from '#components/layout/Button.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { SettingsTable, type SettingsColumn } from '#components/settings/SettingsTable.tsx';
import { StatusChip } from '#components/status/StatusChip.tsx';
import { PersonName } from './PersonName.tsx';
import { usePeopleChange } from './usePeople.ts';

const ConfirmDialog = lazyPart(async () => (await import('#components/dialogs/ConfirmDialog.tsx')).ConfirmDialog);

interface InvitationsTableProps {
  invitations: readonly Invitation[];
  /** Gets the focus when an invitation is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Invitations that were not accepted yet. */
export function InvitationsTable({ invitations, focusAfter }: InvitationsTableProps) {
  const t = useTranslate();
  const [asked, setAsked] = useState<Invitation | null>(null);
  const { run, isBusy } = usePeopleChange();
  const sendAgain = ({ email, name, role }: Invitation) =>
    void run((provider) => provider.invitePerson({ body: { email, name, role } }), 'people.invite.sent', { email });
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
      cell: (invitation) => (
        <>
          <Button disabled={isBusy} onClick={() => sendAgain(invitation)}>
            {t('people.invite.again')}
          </Button>
          <Button color="error" disabled={isBusy} onClick={() => setAsked(invitation)}>
            {t('people.invite.revoke')}
          </Button>
        </>
      ),
    },
  ];
  return (
    <>
      <SettingsTable columns={columns} rows={invitations} keyOf={({ id }) => id} />
      {asked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t('people.invite.revokeQuestion', { email: asked.email })}
            confirm={t('people.invite.revoke')}
            cancel={t('people.cancel')}
            color="error"
            onConfirm={() =>
              run((provider) => provider.revokeInvitation({ body: { id: asked.id } }), 'people.invite.revoked', {
                email: asked.email,
              })
            }
            onClose={() => setAsked(null)}
            focusAfter={focusAfter}
          >
            {t('people.invite.revokeEffect')}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
