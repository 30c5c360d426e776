import { memo, type ComponentProps, type ReactNode, type Ref } from 'react';
import { noSingleKeys } from '#components/list/singleKeys.ts';
import { FormRoot } from '#components/form/FormRoot.tsx';
import type { FormStore } from '#components/form/store/formStore.ts';
import { SectionIndex } from '#components/form/SectionIndex.tsx';
import { FormHelp } from '#features/help/FormHelp.tsx';
import type { BillType } from '#contract/codes.ts';
import type { AsideSize } from '../formHelper/useFormHelper.tsx';
import { BillSection, sectionTitle } from './sections/BillSection.tsx';
import { BlockStates } from './sections/BlockState.tsx';
import { elementsDone } from './sections/elements.ts';
import { isHalf, SectionFields } from './sections/SectionFields.tsx';
import styles from './BillForm.module.css';

interface BillFormProps {
  form: FormStore;
  billType: BillType;
  ref?: Ref<HTMLFormElement>;
  onGoToSection: (section: string) => void;
  /** Overrides what the index and the blocks' titles show. */
  index?: Partial<Pick<ComponentProps<typeof SectionIndex>, 'countElements' | 'readStates' | 'texts'>>;
  /** Shown beside a wide form, else at the bottom of the window; must remain the same element while open. */
  aside?: ReactNode;
  /** The room that it takes beside a wide form. */
  asideSize?: AsideSize | undefined;
}

/** The form of a bill from its declaration: one long page with an index beside it. */
export const BillForm = memo(function BillForm({
  form,
  billType,
  ref,
  onGoToSection,
  index,
  aside,
  asideSize,
}: BillFormProps) {
  const sections = Object.entries(form.entity.views.form ?? {});
  return (
    <div
      {...noSingleKeys}
      data-aside={asideSize}
      className={aside ? `${styles.layout} ${styles.helped}` : styles.layout}
    >
      <div className={styles.side}>
        <SectionIndex
          form={form}
          texts="billForm.index"
          titleKey={sectionTitle}
          countElements={elementsDone(billType)}
          onGo={onGoToSection}
          {...index}
        />
      </div>
      <FormHelp entity={form.entity} className={styles.main}>
        <FormRoot form={form} ref={ref} className={styles.form}>
          <BlockStates form={form} readStates={index?.readStates}>
            {sections.map(([section, names]) => (
              <BillSection key={section} section={section} isHalf={isHalf(section, names)} texts={index?.texts}>
                <SectionFields section={section} names={names} />
              </BillSection>
            ))}
          </BlockStates>
        </FormRoot>
      </FormHelp>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
});
