import { DeskShow, type RelatedTab } from './DeskShow.tsx';
import { RequestLink } from './RequestLink.tsx';

const TABS: readonly RelatedTab[] = [
  { name: 'ledger', label: 'desk.wallet', path: 'wallet' },
  { name: 'top-ups', label: 'desk.resources.top-ups', path: 'top-ups' },
  { name: 'users', label: 'desk.resources.users', path: 'people' },
  { name: 'bills', label: 'desk.resources.bills', path: 'filings' },
  { name: 'applications', label: 'desk.resources.applications', path: 'applications' },
  { name: 'audit-log', label: 'desk.timeline', path: 'timeline' },
];

/** An enterprise on one page: settings, wallet, top-ups, people, filings, applications, and who did what when. */
export function EnterpriseShow() {
  return (
    <DeskShow
      name="enterprises"
      hasLog={false}
      tools={<RequestLink kind="grant" />}
      related={{ column: 'enterpriseId', tabs: TABS }}
    />
  );
}
