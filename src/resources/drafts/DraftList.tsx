import { ListBase } from 'ra-core';
import { useListSettings } from '#dataProvider/useListSettings.ts';
import { DraftListView } from './DraftListView.tsx';

/** [R02] The drafts of the enterprise, newest first; those that only this computer has stand above the table. */
export function DraftList() {
  const { listProps, keepPageSize } = useListSettings();
  return (
    <ListBase resource="drafts" {...listProps}>
      <DraftListView onPageSize={keepPageSize} />
    </ListBase>
  );
}
