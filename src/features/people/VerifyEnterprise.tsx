import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '#components/layout/Button.tsx';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import { userQuery } from '#authProvider/useUser.ts';
import { pathTo } from '#contract/routes.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { supportContact } from '#features/opening/supportContact.ts';

/** [G06] The enterprise page of a person who has joined none: how to register one, or to be added to one. */
export function VerifyEnterprise({ name }: { name: string }) {
  const t = useTranslate();
  const report = useReportError();
  const queryClient = useQueryClient();
  const checkAgain = () => void queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(report);
  return (
    <>
      <SettingsSection title={t('people.verify.register')} text={t('people.verify.registerText')}>
        <Link className={buttonClass({ variant: 'contained' })} to={pathTo.screen('register')}>
          {t('people.entry.register')}
        </Link>
      </SettingsSection>
      <SettingsSection title={t('people.verify.join')} text={t('people.verify.joinText')}>
        <Button variant="outlined" onClick={checkAgain}>
          {t('auth.gate.checkAgain')}
        </Button>
      </SettingsSection>
      <SettingsSection title={t('people.verify.support')} text={t('people.verify.supportText', { name })}>
        <a className={buttonClass({ variant: 'outlined' })} href={supportContact()}>
          {t('auth.gate.contactSupport')}
        </a>
      </SettingsSection>
    </>
  );
}
