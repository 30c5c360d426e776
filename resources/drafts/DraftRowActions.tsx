import { useTranslate } from 'react-admin';
import { RowAction, RowActions } from '#components/records/RowActions.tsx';

/** What can be done with one draft beside opening it; what is deleted comes back from its strip, so nothing asks first. */
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
