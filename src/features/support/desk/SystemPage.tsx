import { Title, useTranslate } from 'react-admin';
import { SystemOverview } from './SystemOverview.tsx';

/** `/support/system` */
export function SystemPage() {
  const t = useTranslate();
  return (
    <>
      <Title title={t('desk.resources.system')} />
      <SystemOverview />
    </>
  );
}
