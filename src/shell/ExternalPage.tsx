import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { buttonClass } from '#components/layout/Button.tsx';
import { Message } from '#components/layout/Message.tsx';
import { EXTERNAL_PAGES, type ExternalPageName as PageName } from '#contract/externalPages.ts';
import { ROUTES } from '#contract/routes.ts';

const NAMES = Object.keys(EXTERNAL_PAGES) as PageName[];

/** [R18] Where a sign-in leads back to such an address: the page itself opens in its own window. */
export function ExternalPage() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const name = NAMES.find((each) => ROUTES[each].path === pathname.replace(/\/$/u, '')) ?? 'rechargeRecord';
  return (
    <Message drawing="cloud" title={t(`titles.${name}`)} text={t('externalPages.body')}>
      <a href={ROUTES[name].path} target="_blank" rel="noopener" className={buttonClass({ variant: 'contained' })}>
        {t('externalPages.open')}
      </a>
    </Message>
  );
}
