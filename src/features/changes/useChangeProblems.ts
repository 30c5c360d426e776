import { useMemo, useState, type RefObject } from 'react';
import type { FormStore } from '#components/form/store/formStore.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import { useProblemTour } from '../billForm/problems/useProblemTour.ts';
import { useCustomsHelp } from '../message/useCustomsHelp.ts';
import type { SentAs } from '../message/useRehearsals.ts';
import { sectionsWithRejects } from './rejects/sectionsWithRejects.ts';
import type { OpenChange } from './usePlannedChange.ts';
import { filingToBill } from './openChange.ts';
import { unresolvedAnswers, rejectedAnswers } from './rejects/rejectedAnswers.ts';

/** [D09] The problems of a change: the form's own, those of its rehearsal, and the unresolved rejects of customs. */
export function useChangeProblems(
  form: BillFormStore,
  root: RefObject<HTMLFormElement | null>,
  { filing, bill }: Pick<OpenChange, 'filing' | 'bill'>,
  sentAs: SentAs,
) {
  const help = useCustomsHelp(form, sentAs);
  const { rejected, unresolved } = useRejected(filing, bill);
  const { blocking, index: formIndex } = help;
  const further = useMemo(
    () => ({ inSummary: blocking, always: unresolved.map((answer) => answer.field) }),
    [blocking, unresolved],
  );
  const index = useMemo(
    () => ({ readStates: (of: FormStore) => sectionsWithRejects(of.entity, formIndex.readStates(of), unresolved) }),
    [formIndex, unresolved],
  );
  const tour = useProblemTour(form, root, further, help.settled);
  const [hasChecked, setHasChecked] = useState(false);
  /** Shows all problems, also if there are none. */
  function checkAll(): void {
    setHasChecked(true);
    tour.check();
    void help.wouldAccept();
  }
  return { help, tour, rejected, unresolved, index, hasChecked, checkAll };
}

/**
 * [D09] All rejects of a filing, and the unresolved ones.
 * @param bill the text in the form
 */
function useRejected(filing: FilingDetail | null, bill: Bill) {
  const rejected = useMemo(() => (filing ? rejectedAnswers(filing) : []), [filing]);
  const unresolved = useMemo(
    () => (filing ? unresolvedAnswers(rejected, filingToBill(filing), bill) : []),
    [rejected, filing, bill],
  );
  return { rejected, unresolved };
}
