import { type ComponentProps, type Ref, useMemo } from 'react';
import { useLocaleState, useDataProvider, useTranslate } from 'react-admin';
import { BlankNoteProvider } from '#components/form/field/BlankNoteContext.ts';
import { CellAnnotationsProvider, type AnnotationStores } from '#components/form/annotations/CellAnnotationsContext.ts';
import { LookupProvider, type Lookups } from '#components/inputs/LookupContext.ts';
import { FieldMarksProvider, type FieldMarks } from '#components/form/field/FieldMarkContext.ts';
import type { BillType } from '#contract/codes.ts';
import { originList } from '#local/countryLists.ts';
import type { Locale } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { BillForm } from './BillForm.tsx';
import { goToSection } from './problems/goToSection.ts';
import { countryLookup } from './lookups/countryLookup.ts';
import { filerCodeLookup } from './lookups/filerCodeLookup.ts';
import { portLookup } from './lookups/portLookup.ts';

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

/** The look-ups of a bill's form. */
function useBillLookups(billType: BillType): Lookups {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [locale] = useLocaleState();
  const t = useTranslate();
  return useMemo(
    () => ({
      country: countryLookup(dataProvider, locale as Locale, billType),
      fields: {
        houseScac: filerCodeLookup(dataProvider, t),
        hsCountryCode: countryLookup(dataProvider, locale as Locale, originList(billType)),
        deliveryCode: portLookup(dataProvider, 'deliveryCode', locale as Locale),
        dischargingPortCode: portLookup(dataProvider, 'dischargingPortCode', locale as Locale),
      },
    }),
    [dataProvider, locale, billType, t],
  );
}
