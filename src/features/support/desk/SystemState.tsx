import { Title, useTranslate } from 'react-admin';
import { SystemOverview } from './SystemOverview.tsx';

/** `/support/system` */
export function SystemState() {
  const t = useTranslate();
  return (
    <>
      <Title title={t('desk.resources.system')} />
      <SystemOverview />
    </>
  );
}
