import { linkman } from '#contract/entities/linkman.ts';
import type { SimpleList } from './simpleList.ts';

/** [T05] Contacts of an enterprise, who are notified about its filings. */
export const contactList: SimpleList<typeof linkman> = { table: 'linkman', entity: linkman };
