import type { ComponentProps, Ref } from 'react';
import { BlankNoteProvider } from '#components/form/BlankNoteContext.ts';
import { CellNotesProvider, type NoteBoards } from '#components/form/CellNotesContext.ts';
import { LookupProvider } from '#components/inputs/LookupContext.ts';
import { BillForm } from './BillForm.tsx';
import { goToSection } from './goToSection.ts';
import { useBillLookups } from './useBillLookups.ts';

type EditedBillProps = Pick<ComponentProps<typeof BillForm>, 'form' | 'billType' | 'index' | 'aside'> & {
  ref: Ref<HTMLFormElement>;
  /** What else is known of cells. */
  notes?: NoteBoards;
  /** What stands in every empty field. */
  blankNote?: string;
};

const NO_NOTES: NoteBoards = {};

/** The form of an open draft, template or change, with its look-ups: what the three editors have in common. */
export function EditedBill({ notes = NO_NOTES, blankNote, ...props }: EditedBillProps) {
  const lookups = useBillLookups();
  return (
    <LookupProvider value={lookups}>
      <CellNotesProvider value={notes}>
        <BlankNoteProvider value={blankNote}>
          {/* Another filing type is another form. */}
          <BillForm key={props.billType} {...props} onGoToSection={goToSection} />
        </BlankNoteProvider>
      </CellNotesProvider>
    </LookupProvider>
  );
}
