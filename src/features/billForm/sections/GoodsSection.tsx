import { useTranslate } from 'react-admin';
import { RowsEditor } from '#components/form/grid/RowsEditor.tsx';
import { OtherFields } from './OtherFields.tsx';
import { pasteRules } from './pasteRules.ts';
import { remainingFields, type SectionProps } from './sectionProps.ts';
import styles from '../BillForm.module.css';

const LIST = 'billHsRequestList';
const CARRY = ['hsCountryCode'];
const PASTE = pasteRules(LIST, ['hsCode', 'hsCountryCode']);

/** [B05] The goods lines; a new line copies the country of the one above. */
export function GoodsSection({ names }: SectionProps) {
  const t = useTranslate();
  return (
    <>
      <div className={styles.goods}>
        <RowsEditor
          list={LIST}
          columns="minmax(0, 3fr) minmax(0, 5fr) minmax(0, 8fr)"
          carry={CARRY}
          hint={t('billForm.pasteHint')}
          paste={PASTE}
          repeated="validation.hsRepeated"
          aside={{ name: 'hsCode', labelKey: 'grid.aside' }}
          overflowTexts="grid.rest"
        />
      </div>
      <OtherFields names={remainingFields(names, [LIST])} />
    </>
  );
}
