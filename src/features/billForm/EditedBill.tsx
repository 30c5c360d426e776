import type { ComponentProps, Ref } from 'react';
import { BlankNoteProvider } from '#components/form/BlankNoteContext.ts';
import { CellAnnotationsProvider, type AnnotationStores } from '#components/form/CellAnnotationsContext.ts';
import { LookupProvider } from '#components/inputs/LookupContext.ts';
import { FieldMarksProvider, type FieldMarks } from '#components/form/FieldMarkContext.ts';
import { BillForm } from './BillForm.tsx';
import { goToSection } from './goToSection.ts';
import { useBillLookups } from './useBillLookups.ts';

type EditedBillProps = Pick<ComponentProps<typeof BillForm>, 'form' | 'billType' | 'index' | 'aside' | 'asideSize'> & {
  ref: Ref<HTMLFormElement>;
  annotations?: AnnotationStores;
  marks?: FieldMarks | null;
  /** Placeholder of empty fields. */
  blankNote?: string;
};

const NO_ANNOTATIONS: AnnotationStores = {};

/** The form of a draft, template or change with its look-ups, shared by the three editors. */
export function EditedBill({ annotations = NO_ANNOTATIONS, blankNote, marks = null, ...props }: EditedBillProps) {
  const lookups = useBillLookups(props.billType);
  return (
    <LookupProvider value={lookups}>
      <CellAnnotationsProvider value={annotations}>
        <BlankNoteProvider value={blankNote}>
          <FieldMarksProvider value={marks}>
            <BillForm key={props.billType} {...props} onGoToSection={goToSection} />
          </FieldMarksProvider>
        </BlankNoteProvider>
      </CellAnnotationsProvider>
    </LookupProvider>
  );
}
