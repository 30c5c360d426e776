import { ListBase } from 'ra-core';
import { useListSettings } from '#dataProvider/useListSettings.ts';
import { SentListView } from './SentListView.tsx';

/** [R04] What was sent, one row for each B/L number, newest first; follows customs without a reload ([D08]). */
export function SentList() {
  const { listProps, keepPageSize } = useListSettings();
  return (
    <ListBase resource="bills" {...listProps}>
      <SentListView onPageSize={keepPageSize} />
    </ListBase>
  );
}
