import { TabbedShowLayout, useRecordContext, useTranslate } from 'react-admin';
import type { SupportResourceName } from '#contract/support/resources.ts';
import { DeskRelated } from './DeskRelated.tsx';
import { DeskShow } from './DeskShow.tsx';
import { RequestLink } from './RequestLink.tsx';

const TABS: readonly { name: SupportResourceName; label: string; path: string }[] = [
  { name: 'ledger', label: 'desk.wallet', path: 'wallet' },
  { name: 'top-ups', label: 'desk.resources.top-ups', path: 'top-ups' },
  { name: 'users', label: 'desk.resources.users', path: 'people' },
  { name: 'bills', label: 'desk.resources.bills', path: 'filings' },
  { name: 'applications', label: 'desk.resources.applications', path: 'applications' },
  { name: 'audit-log', label: 'desk.timeline', path: 'timeline' },
];
const HIDDEN = ['enterpriseName', 'enterpriseId'];

/** An enterprise on one page: settings, wallet, top-ups, people, filings, applications, and who did what when. */
export function EnterpriseShow() {
  const t = useTranslate();
  return (
    <DeskShow
      name="enterprises"
      hasLog={false}
      tools={<RequestLink kind="grant" />}
      tabs={TABS.map(({ name, label, path }) => (
        <TabbedShowLayout.Tab key={path} label={t(label)} path={path}>
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
  return record ? <DeskRelated name={name} filter={{ enterpriseId: String(record.id) }} hidden={HIDDEN} /> : null;
}
