import { DeskShow, type RelatedTab } from './DeskShow.tsx';
import { OperationPanel } from './OperationChanges.tsx';
import { RequestLink } from './RequestLink.tsx';

const TABS: readonly RelatedTab[] = [
  { name: 'operations', label: 'desk.resources.operations', path: 'operations', expand: <OperationPanel /> },
  { name: 'receipts', label: 'desk.resources.receipts', path: 'receipts' },
  { name: 'consume-records', label: 'desk.resources.consume-records', path: 'consume-records' },
  { name: 'money-requests', label: 'desk.resources.money-requests', path: 'money-requests' },
];

/** A filing with its history, receipts, charges and refunds. */
export function BillShow() {
  return <DeskShow name="bills" tools={<RequestLink kind="refund" />} related={{ column: 'billId', tabs: TABS }} />;
}
