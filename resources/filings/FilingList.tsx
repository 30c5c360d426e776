import { ListScreen } from '#features/lists/ListScreen.tsx';
import { FilingListView } from './FilingListView.tsx';

/** [R04] The filings, one row for each B/L number, newest first; receipts update it without a reload ([D08]). */
export const FilingList = () => (
  <ListScreen resource="filings">
    <FilingListView />
  </ListScreen>
);
