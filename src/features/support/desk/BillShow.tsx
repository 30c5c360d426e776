import { TabbedShowLayout, useRecordContext, useTranslate } from 'react-admin';
import type { ReactElement } from 'react';
import type { SupportResourceName } from '#contract/support/resources.ts';
import { DeskRelated } from './DeskRelated.tsx';
import { DeskShow } from './DeskShow.tsx';
import { OperationPanel } from './OperationChanges.tsx';
import { RequestLink } from './RequestLink.tsx';

const TABS: readonly SupportResourceName[] = ['operations', 'receipts', 'consume-records', 'money-requests'];
/** An operation expands to its changes. */
const PANELS: Partial<Record<SupportResourceName, { expand: ReactElement }>> = {
  operations: { expand: <OperationPanel /> },
};
const HIDDEN = ['enterpriseName', 'billId'];

/** A filing with its history, receipts, charges and refunds. */
export function BillShow() {
  const t = useTranslate();
  return (
    <DeskShow
      name="bills"
      hasLog={false}
      tools={<RequestLink kind="refund" />}
      tabs={TABS.map((name) => (
        <TabbedShowLayout.Tab key={name} label={t(`desk.resources.${name}`)} path={name}>
          <div>
            <Related name={name} />
          </div>
        </TabbedShowLayout.Tab>
      ))}
    />
  );
}

function Related({ name }: { name: SupportResourceName }) {
  const record = useRecordContext();
  return record ? (
    <DeskRelated name={name} filter={{ billId: String(record.id) }} hidden={HIDDEN} {...PANELS[name]} />
  ) : null;
}
