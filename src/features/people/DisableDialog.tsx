import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '#components/dialogs/ConfirmDialog.tsx';
import type { Person } from '#contract/endpoints/people.ts';
import { pathTo } from '#contract/routes.ts';

interface DisableDialogProps {
  person: Person;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms that a person may no longer sign in, and points to the drafts that would stay behind. */
export function DisableDialog({ person: { userId, name, drafts }, ...dialog }: DisableDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      title={t('people.disable.title', { name })}
      confirm={t('people.disable.confirm')}
      cancel={t('people.cancel')}
      color="error"
      {...dialog}
    >
      <p>{t('people.disable.text', { name })}</p>
      {drafts > 0 && (
        <p>
          {t('people.disable.drafts', { smart_count: drafts })}{' '}
          <Link to={pathTo.drafts({ ownerId: userId })}>{t('people.disable.handOver')}</Link>
        </p>
      )}
    </ConfirmDialog>
  );
}
