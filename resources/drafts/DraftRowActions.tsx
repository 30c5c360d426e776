import { useTranslate } from 'react-admin';
import { RowAction, RowActions } from '#components/records/RowActions.tsx';

/** The row actions of a draft; deletion has undo instead of confirmation. */
export function DraftRowActions(props: { name: string; disabled: boolean; onCopy: () => void; onDelete: () => void }) {
  const t = useTranslate();
  const { name, disabled } = props;
  return (
    <RowActions>
      <RowAction glyph="copy" label={t('drafts.newFromOne', { name })} disabled={disabled} onPress={props.onCopy} />
      <RowAction glyph="delete" label={t('drafts.deleteOne', { name })} disabled={disabled} onPress={props.onDelete} />
    </RowActions>
  );
}
