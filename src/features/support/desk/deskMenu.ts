import { isSupportResource, SUPPORT_RESOURCE_NAMES } from '#contract/support/resources.ts';

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

const grouped = Object.values(GROUPS).flat();

export const DESK_MENU: readonly DeskMenuGroup[] = Object.entries(GROUPS)
  .map(([group, names]) => ({
    group: group as Group,
    names: [
      ...names.filter((name) => SCREENS.includes(name) || isSupportResource(name)),
      ...(group === 'content' ? SUPPORT_RESOURCE_NAMES.filter((name) => !grouped.includes(name)) : []),
    ],
  }))
  .filter(({ names }) => names.length > 0);
