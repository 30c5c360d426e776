import { useTranslate } from 'react-admin';
import { useWindowTitle } from '#components/layout/useWindowTitle.ts';

/** [R17] `/activity`: empty, for pages that a host lays over it. */
export function ActivityPage() {
  const t = useTranslate();
  useWindowTitle(t('titles.activity'));
  return <main />;
}
