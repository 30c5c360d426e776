import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Page } from '#components/layout/Page.tsx';
import { useFormRecognition } from '#features/recognition/form/useFormRecognition.tsx';
import { recognitionEntry } from '#features/recognition/recognitionEntry.ts';
import { TemplateOffer } from '#features/templating/TemplateOffer.tsx';
import { useTemplateLink } from '#features/templating/useTemplateLink.ts';
import { useCustomsHelp } from '#features/message/useCustomsHelp.ts';
import { useFormHelper } from '#features/formHelper/useFormHelper.tsx';
import { BillProblems } from '../problems/BillProblems.tsx';
import { EditedBill } from '../EditedBill.tsx';
import { DraftActions } from './DraftActions.tsx';
import { DraftConflict } from './DraftConflict.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { DraftSubject } from './DraftSubject.tsx';
import type { OpenBill } from '../openBill.ts';
import { ProblemSteps } from '../problems/ProblemSteps.tsx';
import { SavedState } from './SavedState.tsx';
import { stepSection } from '../problems/goToSection.ts';
import { TypeSwitchNotice } from '../typeSwitch/TypeSwitchNotice.tsx';
import { useBillAnnotations } from '../useBillAnnotations.ts';
import { useDraftSaving } from './useDraftSaving.ts';
import { useFormKeys } from '../useFormKeys.ts';
import { useGoToField } from '../problems/useGoToField.ts';
import { useProblemTour } from '../problems/useProblemTour.ts';
import { useTypeSwitch } from '../typeSwitch/useTypeSwitch.ts';

interface DraftEditorProps {
  draft: OpenBill;
  /** A field to focus, with all problems shown, if there are any. */
  field: string | null;
}

/** An open draft: head, problem summary and form. */
export function DraftEditor({ draft: { form, session }, field }: DraftEditorProps) {
  const root = useRef<HTMLFormElement>(null);
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [isComparing, setComparing] = useState(false);
  const annotations = useBillAnnotations(useCallback(() => session.state().id, [session]));
  const typeSwitch = useTypeSwitch(form, session);
  const { billType } = typeSwitch;
  const offerSaveBack = useTemplateLink(form, session, root);
  const help = useCustomsHelp(form);
  const { blocking, wouldAccept, settled } = help;
  const further = useMemo(() => ({ inSummary: blocking, always: [] }), [blocking]);
  const tour = useProblemTour(form, root, further, settled);
  const { check, showProblems, goTo, step } = tour;
  const helper = useFormHelper({ form, root, rehearsals: help.rehearsals, findings: help.added, goTo });

  const recognition = useFormRecognition({ form, session, root, goTo });
  const { report, hide } = recognition;
  useEffect(() => recognitionEntry.setBillType(billType), [billType]);

  const { save, proceed } = useDraftSaving(session, {
    onSaved: report,
    onSavedByUser: offerSaveBack,
    onStale: useCallback(() => setComparing(true), []),
  });
  const send = useCallback(async () => {
    if (check() && (await wouldAccept())) await proceed();
  }, [check, wouldAccept, proceed]);

  const checkAll = useCallback(() => {
    check();
    void wouldAccept();
  }, [check, wouldAccept]);

  useFormKeys({ save, send, step, block: stepSection });

  const focusNumber = useCallback(
    (): void => root.current?.querySelector<HTMLElement>('[data-list] input')?.focus(),
    [],
  );

  // A new filing and one from a template begin with the B/L number.
  useEffect(() => {
    if (session.state().saved.where === 'nowhere') focusNumber();
  }, [session, focusNumber]);

  useEffect(() => {
    if (field) showProblems();
  }, [field, showProblems]);
  useGoToField(field, goTo);

  // The message to customs takes the place of the document.
  const document = helper.isOpen ? null : recognition.pane || null;
  const { toggle } = helper;
  const hasDocument = document !== null;
  const showMessage = useCallback((): void => {
    if (hasDocument) hide();
    toggle();
  }, [hasDocument, hide, toggle]);
  return (
    <Page
      titleKey="titles.draftDetial"
      subtitle={<DraftSubject form={form} billType={billType} onType={(to) => void typeSwitch.propose(to)} />}
      state={
        <>
          <SavedState state={state} bill={session.record} />
          {state.saved.where === 'nowhere' && (
            <TemplateOffer form={form} session={session} billType={billType} onBegun={focusNumber} />
          )}
          {recognition.bar}
          {tour.isChecked && tour.count > 0 && <ProblemSteps count={tour.count} onStep={step} />}
        </>
      }
      actions={
        <DraftActions
          form={form}
          session={session}
          billType={billType}
          isMessageOpen={helper.isOpen}
          onMessage={showMessage}
          onSave={save}
          onCheck={checkAll}
          onSend={send}
        />
      }
    >
      <DraftNotices session={session} state={state} onCompare={() => setComparing(true)} />
      <TypeSwitchNotice typeSwitch={typeSwitch} bill={session.record} />
      {tour.isChecked && (
        <BillProblems
          form={form}
          tour={tour}
          help={help}
          onSend={tour.errors === 0 ? () => void proceed() : undefined}
        />
      )}
      <EditedBill
        form={form}
        billType={billType}
        ref={root}
        index={help.index}
        annotations={annotations}
        marks={recognition.marks}
        aside={document ?? helper.aside}
        asideSize={document ? (recognition.isSplit ? 'document' : undefined) : helper.asideSize}
      />
      {isComparing && <DraftConflict session={session} state={state} onClose={() => setComparing(false)} />}
    </Page>
  );
}
