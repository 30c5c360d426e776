import { Suspense, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UserInfo } from '#contract/endpoints/account.ts';
import { Button } from '#components/layout/Button.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { InvitationsTable } from './InvitationsTable.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { usePeople } from './usePeople.ts';
import styles from './Enterprise.module.css';

// Material comes with the first dialog.
const InviteDialog = lazyPart(async () => (await import('./InviteDialog.tsx')).InviteDialog);

/** The people of an enterprise, for its admins: roles, disabling, last sign-in, invitations. */
export function PeopleSection({ user }: { user: UserInfo }) {
  const t = useTranslate();
  const { data, error, refetch } = usePeople(user.admin);
  const inviteButton = useRef<HTMLButtonElement>(null);
  const [isInviting, setInviting] = useState(false);
  return (
    <SettingsSection
      isWide
      title={t('people.list.title')}
      text={t('people.list.text')}
      action={
        <Button ref={inviteButton} variant="contained" onClick={() => setInviting(true)}>
          {t('people.invite.button')}
        </Button>
      }
    >
      {!data && (error ? <ListError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && <PeopleTable people={data.people} ownId={user.userId} />}
      {data && data.invitations.length > 0 && (
        <>
          <h3 className={styles.subhead}>{t('people.invite.open')}</h3>
          <InvitationsTable invitations={data.invitations} focusAfter={inviteButton} />
        </>
      )}
      {isInviting && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
