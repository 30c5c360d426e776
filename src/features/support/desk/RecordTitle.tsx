import { useRecordContext, useTranslate } from 'react-admin';
import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { recordText } from './recordText.ts';

/** Rows that begin with one of these have no name of their own. */
const NAMELESS: readonly (string | undefined)[] = ['time', 'number'];

/** The title of a row's pages: its name, or its resource with a distinguishing value. */
export function RecordTitle({ name }: { name: SupportResourceName }) {
  const t = useTranslate();
  const record = useRecordContext();
  if (!record) return null;
  const text = recordText(name)(record);
  const { columns, list } = supportResourceOf(name);
  const first = list[0] === undefined ? undefined : columns[list[0]];
  return NAMELESS.includes(first?.kind)
    ? t('desk.rowTitle', { resource: t(`desk.resources.${name}`), row: text })
    : text;
}
