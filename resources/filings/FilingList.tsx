import { ListBase } from 'react-admin';
import { useListSettings } from '#dataProvider/useListSettings.ts';
import { FilingListView } from './FilingListView.tsx';

/** [R04] What was sent, one row for each B/L number, newest first; follows customs without a reload ([D08]). */
export function FilingList() {
  const { listProps, keepPageSize } = useListSettings();
  return (
    <ListBase resource="filings" {...listProps}>
      <FilingListView onPageSize={keepPageSize} />
    </ListBase>
  );
}
