import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { useCachedRows } from '#startup/useCachedRows.ts';
import { DRAFTS_ORDER } from '#dataProvider/draftsOrder.ts';
import { ListScreen } from '#features/lists/ListScreen.tsx';
import { DraftListView } from './DraftListView.tsx';

const FlowDraftOpener = lazyPart(async () => (await import('./FlowDraftOpener.tsx')).FlowDraftOpener);

/** [R02] [P04] The drafts that the user may use, the nearest loading time first; local drafts are above the table. */
export function DraftList() {
  useCachedRows('drafts');
  const [params] = useSearchParams();
  const stageId = params.get('stageId');
  const flowId = params.get('flowId');
  return (
    <ListScreen resource="drafts" sort={DRAFTS_ORDER}>
      {stageId && flowId && (
        <Suspense>
          <FlowDraftOpener key={stageId} stageId={stageId} flowId={flowId} />
        </Suspense>
      )}
      <DraftListView />
    </ListScreen>
  );
}
