import { useRecordContext, useTranslate } from 'react-admin';
import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import { columnLabel } from './deskText.ts';
import { DeskValue } from './DeskValue.tsx';
import type { Ask } from './useConfirmedSave.tsx';

/** Asks before changes that need a reason: lists the old and the new values. */
export function useChangeQuestion(name: SupportResourceName): Ask | undefined {
  const t = useTranslate();
  const record = useRecordContext();
  const { update, columns } = supportResourceOf(name);
  if (update?.reason !== 'required') return undefined;
  return async (values) => {
    const changed = (update.columns ?? []).filter((column) => values[column] !== record?.[column]);
    if (changed.length === 0) return null;
    return {
      title: t('desk.confirm.titles.changes'),
      confirm: t('desk.confirm.save'),
      facts: changed.map((column) => {
        const declared = columns[column] ?? { kind: 'text' };
        return {
          label: columnLabel(t, column),
          value: (
            <>
              <DeskValue column={declared} value={record?.[column]} />
              {' → '}
              <DeskValue column={declared} value={values[column]} />
            </>
          ),
        };
      }),
    };
  };
}
