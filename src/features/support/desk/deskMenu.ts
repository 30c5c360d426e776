import { SUPPORT_RESOURCES, type SupportResourceName } from '#contract/support/resources.ts';

type Group = 'enterprises' | 'money' | 'customs' | 'messages' | 'content' | 'system';

/** Groups of the menu in order; resources that no group names come under `content`. */
const GROUPS: Readonly<Record<Group, readonly string[]>> = {
  enterprises: ['applications', 'enterprises', 'users', 'filer-codes', 'clues'],
  money: ['money-requests', 'ledger', 'consume-records', 'top-ups', 'payments', 'invoices', 'coupon-codes'],
  customs: ['bills', 'operations', 'receipts', 'parked-receipts', 'gateway-messages', 'practice'],
  messages: ['mails', 'pushes', 'text-messages'],
  content: [],
  system: ['system', 'jobs', 'recognition-jobs', 'audit-log'],
};

/** Screens that are no resource. */
const SCREENS = ['practice', 'filer-codes', 'system'];

interface DeskMenuGroup {
  group: Group;
  names: readonly string[];
}

const resources = Object.keys(SUPPORT_RESOURCES) as SupportResourceName[];
const grouped = Object.values(GROUPS).flat();

export const DESK_MENU: readonly DeskMenuGroup[] = Object.entries(GROUPS)
  .map(([group, names]) => ({
    group: group as Group,
    names: [
      ...names.filter((name) => SCREENS.includes(name) || resources.some((resource) => resource === name)),
      ...(group === 'content' ? resources.filter((name) => !grouped.includes(name)) : []),
    ],
  }))
  .filter(({ names }) => names.length > 0);
