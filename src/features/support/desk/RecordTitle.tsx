import { useRecordContext } from 'react-admin';
import type { SupportResourceName } from '#contract/support/resources.ts';
import { recordText } from './recordText.ts';

/** The title of a row's pages; the menu names its resource. */
export function RecordTitle({ name }: { name: SupportResourceName }) {
  const record = useRecordContext();
  return record ? recordText(name)(record) : null;
}
