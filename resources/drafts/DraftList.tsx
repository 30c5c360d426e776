import { ListBase } from 'react-admin';
import { Suspense } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { useSearchParams } from 'react-router-dom';
import { useListSettings } from '#dataProvider/useListSettings.ts';
import { useWarmRows } from '#dataProvider/useWarmRows.ts';
import { DraftListView } from './DraftListView.tsx';

const FlowArrival = lazyPart(async () => (await import('./FlowArrival.tsx')).FlowArrival);

/** [R02] The drafts of the enterprise, newest first; those that only this computer has stand above the table. */
export function DraftList() {
  useWarmRows('drafts');
  const { listProps, keepPageSize } = useListSettings();
  const [params] = useSearchParams();
  const stageId = params.get('stageId');
  const flowId = params.get('flowId');
  return (
    <ListBase resource="drafts" {...listProps}>
      {stageId && flowId && (
        <Suspense>
          <FlowArrival key={stageId} stageId={stageId} flowId={flowId} />
        </Suspense>
      )}
      <DraftListView onPageSize={keepPageSize} />
    </ListBase>
  );
}
