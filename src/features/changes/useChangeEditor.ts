import { useRef, useState } from 'react';
import { useBillAnnotations } from '../billForm/useBillAnnotations.ts';
import { useGoToField } from '../billForm/problems/useGoToField.ts';
import type { OpenBill } from '../billForm/openBill.ts';
import { useFormHelper } from '../formHelper/useFormHelper.tsx';
import type { ShownDialog } from './confirm/ChangeDialogs.tsx';
import type { ChangeClash } from './confirm/ConfirmClash.tsx';
import { useBondConsent } from './useBondConsent.ts';
import { useChangeMarks } from './useChangeMarks.ts';
import { useChangeProblems } from './useChangeProblems.ts';
import { useChangeWire } from './useChangeWire.tsx';
import { useConfirmedSend } from './useConfirmedSend.ts';
import { useDiscardChange } from './useDiscardChange.ts';
import { usePlannedChange } from './usePlannedChange.ts';
import { useSentChange } from './useSentChange.ts';
import { useSuggestion } from './useSuggestion.ts';

const noDraft = (): null => null;

/**
 * [D09] State and actions of the editor of a change: plan, problems, message, consent, dialog and sending.
 * @param field a field to focus
 */
export function useChangeEditor({ form, session }: OpenBill, field: string | null) {
  const root = useRef<HTMLFormElement>(null);
  const open = usePlannedChange({ form, session });
  const { state, filing, planned } = open;
  const { sentAs, intro } = useChangeWire(filing, planned, open.ownCode);
  const problems = useChangeProblems(form, root, open, sentAs);
  const { help, tour } = problems;
  const { check, goTo, step } = tour;
  const annotations = useBillAnnotations(noDraft, state.id);
  useChangeMarks(form, root, planned?.blocks);
  useSuggestion(form);
  const helper = useFormHelper({
    form,
    root,
    rehearsals: help.rehearsals,
    findings: help.added,
    goTo,
    intro,
    filingId: state.id,
  });
  const [dialog, setDialog] = useState<ShownDialog>(null);
  const consent = useBondConsent(planned?.plan.bondDue ?? false);
  const discarding = useDiscardChange(session, filing);
  const { sending, sentOther } = useSentChange(state.id, { form, session }, open.reload);
  const clash: ChangeClash | null = open.isMoved
    ? 'moved'
    : state.otherTab
      ? 'elsewhere'
      : sending.open
        ? 'sending'
        : null;
  const isBlocked = !planned || planned.blocked !== null || clash !== null;
  const { confirm, send } = useConfirmedSend({
    session,
    check,
    isBlocked,
    obtain: consent.obtain,
    wouldAccept: help.wouldAccept,
    step,
    setDialog,
    readNow: open.readNow,
  });
  // Without a field in the address, e.g. from the list, work begins at the first reject.
  const [begin] = useState(() => field ?? problems.unresolved[0]?.field ?? null);
  useGoToField(begin, goTo);
  return {
    root,
    open,
    problems,
    annotations,
    helper,
    dialog,
    setDialog,
    consent,
    discarding,
    sending,
    sentOther,
    clash,
    isBlocked,
    confirm,
    send,
  };
}
