import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { retryImport } from '#components/layout/lazyPart.ts';
import { Strip } from '#components/layout/Strip.tsx';
import { sendIntents, useOpenIntents } from '#dataProvider/sendIntents.ts';

/** Shows unanswered sends on every page; one that is being sent now may still be answered. */
export function OpenIntentsStrip({ owner }: { owner: string }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const open = useOpenIntents().filter(({ state }) => state === 'unknown');
  useEffect(() => void retryImport(() => sendIntents.resume(owner)), [owner]);

  const isTheirPage = pathname === pathTo.screen('draftSent') || pathname === pathTo.screen('draftCheck');
  if (open.length === 0 || isTheirPage) return null;
  const link = <Link to={pathTo.sent(open.map(({ key }) => key))}>{t('shell.openIntentsLink')}</Link>;
  return (
    <Strip tone="info" action={link}>
      {t('shell.openIntents', { count: open.length })}
    </Strip>
  );
}
