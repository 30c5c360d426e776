import { useTranslate } from 'ra-core';
import { RowsEditor } from '#components/form/RowsEditor.tsx';
import { OtherFields } from './OtherFields.tsx';
import { othersOf, type SectionProps } from './sectionProps.ts';
import styles from './BillForm.module.css';

const LIST = 'billHsRequestList';
const CARRY = ['hsCountryCode'];

/** [B05] The goods, line by line; a new line keeps the country of the one above. */
export function GoodsSection({ names }: SectionProps) {
  const t = useTranslate();
  return (
    <>
      <div className={styles.goods}>
        <RowsEditor list={LIST} columns="minmax(0, 2fr) minmax(0, 3fr)" carry={CARRY} hint={t('billForm.pasteHint')} />
      </div>
      <OtherFields names={othersOf(names, [LIST])} />
    </>
  );
}
