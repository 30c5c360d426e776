import { linkman } from '#contract/entities/linkman.ts';
import type { SimpleList } from './simpleList.ts';

/** [T05] Contacts who hear of the filings of an enterprise. */
export const contactList: SimpleList<typeof linkman> = { table: 'linkman', entity: linkman };
