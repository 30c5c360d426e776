import { ListScreen } from '#features/lists/ListScreen.tsx';
import { FilingListView } from './FilingListView.tsx';

/** [R04] The filings, one row per B/L number, newest first; updated by receipts ([D08]). */
export const FilingList = () => (
  <ListScreen resource="filings">
    <FilingListView />
  </ListScreen>
);
