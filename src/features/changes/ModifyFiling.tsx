import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { pathTo } from '#contract/routes.ts';
import { OpeningFailed } from '../billForm/draft/OpeningFailed.tsx';
import { useOpening } from '../billForm/draft/useOpening.ts';
import { useFiling } from '../filing/useFiling.ts';
import { ChangeEditor } from './ChangeEditor.tsx';
import { openChange } from './openChange.ts';

/** [R07] [D09] `/hasSent/modify?id&field` A filing in the form, to be changed and sent again. */
export function ModifyFiling() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const open = useMemo(() => () => openChange(id), [id]);
  const { isPending, fetchStatus, failureCount } = useFiling(id);
  const { opened, again } = useOpening(id, open, pathTo.modify);

  if (id === '') return <Navigate to={pathTo.screen('hasSentList')} replace />;
  // The band above the form needs the filing; shown later it would push the form down.
  const isAwaited = isPending && fetchStatus === 'fetching' && failureCount === 0;
  if (!opened || isAwaited) return <PageSkeleton />;
  if ('failed' in opened.opening) {
    const { failed } = opened.opening;
    const list = pathTo.screen('hasSentList');
    return <OpeningFailed failed={failed} texts="changes.opening" list={list} onAgain={again} />;
  }
  return <ChangeEditor key={opened.id} change={opened.opening} field={params.get('field')} />;
}
