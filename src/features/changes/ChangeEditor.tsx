import { useTranslate } from 'react-admin';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { ownerKey } from '#rules/ownerKey.ts';
import { UndoStrip } from '#components/list/UndoStrip.tsx';
import { Page } from '#components/layout/Page.tsx';
import { BillNumber } from '#components/status/BillNumber.tsx';
import type { Bill } from '#contract/entities/bill.ts';
import type { DocumentSession } from '../document/sessionTypes.ts';
import { BillProblems } from '../billForm/problems/BillProblems.tsx';
import { EditedBill } from '../billForm/EditedBill.tsx';
import { stepSection } from '../billForm/problems/goToSection.ts';
import type { OpenBill } from '../billForm/openBill.ts';
import { ProblemSteps } from '../billForm/problems/ProblemSteps.tsx';
import { useBillAnnotations } from '../billForm/useBillAnnotations.ts';
import { useFormKeys } from '../billForm/useFormKeys.ts';
import { useGoToField } from '../billForm/problems/useGoToField.ts';
import { useFormHelper } from '../formHelper/useFormHelper.tsx';
import styles from './actions/FilingActions.module.css';
import { ChangeActions } from './ChangeActions.tsx';
import { ChangeBand } from './ChangeBand.tsx';
import { ChangeDialogs, type ShownDialog } from './confirm/ChangeDialogs.tsx';
import { ChangeNotices } from './ChangeNotices.tsx';
import { ChangeState } from './ChangeState.tsx';
import { UnresolvedRejects } from './rejects/UnresolvedRejects.tsx';
import { useBondConsent } from './useBondConsent.ts';
import { useChangeMarks } from './useChangeMarks.ts';
import { useChangeProblems } from './useChangeProblems.ts';
import { useChangeWire } from './useChangeWire.tsx';
import { useDiscardChange } from './useDiscardChange.ts';
import { usePlannedChange } from './usePlannedChange.ts';
import { useSentChange } from './useSentChange.ts';
import { useSuggestion } from './useSuggestion.ts';

interface ChangeEditorProps {
  change: OpenBill;
  field: string | null;
}

const noDraft = (): null => null;

function ChangeType({ billType }: Pick<Bill, 'billType'>) {
  const t = useTranslate();
  const type = t('changes.type', { type: t(`choices.billType.${billType}`) });
  return (
    <span className={styles.type} title={type}>
      {type}
    </span>
  );
}

interface SendSteps {
  session: DocumentSession;
  check: () => boolean;
  isBlocked: boolean;
  obtain: () => boolean;
  wouldAccept: () => Promise<boolean>;
  step: (by: 1 | -1) => void;
  setDialog: (shown: ShownDialog) => void;
  /** Plans the change as it is typed. */
  readNow: () => void;
}

/** [D06] Sends by button or key: after the form's check, the consent and the rehearsal the price is confirmed. */
function useConfirmedSend({ session, check, step, setDialog, readNow, ...planned }: SendSteps) {
  const latest = useRef(planned);
  useLayoutEffect(() => {
    latest.current = planned;
  });
  const save = useCallback(() => session.flush(), [session]);
  const confirm = useCallback(() => save().then(() => setDialog('confirm')), [save, setDialog]);
  const send = useCallback(async () => {
    if (!check()) return;
    // The key may follow the last letter before the plan does.
    readNow();
    const { isBlocked, obtain, wouldAccept } = latest.current;
    if (!isBlocked && obtain() && (await wouldAccept())) await confirm();
  }, [check, readNow, confirm]);
  useFormKeys({ save, send, step, block: stepSection });
  return { confirm, send };
}

/** [D09] A filing in the form: the plan and price of its change above, the paid action last in the head. */
export function ChangeEditor({ change: { form, session }, field }: ChangeEditorProps) {
  const t = useTranslate();
  const root = useRef<HTMLFormElement>(null);
  const open = usePlannedChange({ form, session });
  const { state, bill, filing, planned, quote, user, isTyped, isMoved, readNow } = open;
  const { sentAs, intro } = useChangeWire(filing, planned, open.ownCode);
  const problems = useChangeProblems(form, root, open, sentAs);
  const { help, tour, rejected, unresolved } = problems;
  const { wouldAccept } = help;
  const { check, goTo, step } = tour;
  const go = (path: string): void => void goTo(path);
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
  const { agreement, isMissing, obtain } = useBondConsent(planned?.plan.bondDue ?? false);
  const discarding = useDiscardChange(session, filing);
  const { sending, sentOther } = useSentChange(state.id, { form, session }, open.reload);
  const clash = isMoved ? 'moved' : state.otherTab ? 'elsewhere' : sending.open ? 'sending' : null;
  const isBlocked = !planned || planned.blocked !== null || clash !== null;

  const { confirm, send } = useConfirmedSend({
    session,
    check,
    isBlocked,
    obtain,
    wouldAccept,
    step,
    setDialog,
    readNow,
  });
  useGoToField(field, goTo);

  return (
    <Page
      titleKey="titles.hasSentResent"
      subtitle={<BillNumber value={filing?.amsNo ?? bill.amsRequestList[0]?.amsNo ?? ''} />}
      state={
        <>
          <ChangeType billType={bill.billType} />
          <ChangeState state={state} bill={session.record} />
          {tour.count > 0 && <ProblemSteps count={tour.count} onStep={step} />}
        </>
      }
      actions={
        <ChangeActions
          planned={planned}
          quote={quote}
          onDiscard={filing && isTyped && !sending.open ? () => void discarding.discard() : undefined}
          wire={helper}
          onCheck={problems.checkAll}
          isBlocked={isBlocked}
          onSend={() => void send()}
        />
      }
    >
      <ChangeNotices
        session={session}
        state={state}
        isMoved={isMoved}
        sentOther={sentOther}
        error={open.error}
        onCompare={() => setDialog('compare')}
        onAgain={() => void open.refetch()}
      />
      {discarding.isDiscarded && !isTyped && filing && (
        <UndoStrip text={t('changes.discarded')} onGone={discarding.forget} onUndo={discarding.restore} />
      )}
      {filing && planned && (
        <ChangeBand
          form={form}
          filing={filing}
          planned={planned}
          quote={quote}
          user={user}
          sending={sending}
          agreement={agreement}
          rejected={rejected}
          onGo={go}
        />
      )}
      {tour.isChecked && (problems.hasChecked || tour.errors > 0 || help.rejects > 0) && (
        <BillProblems
          form={form}
          tour={tour}
          help={help}
          onSend={tour.errors === 0 && !isBlocked && !isMissing ? () => void confirm() : undefined}
          yet={unresolved.length > 0 ? t('changes.standing.clear') : undefined}
        >
          <UnresolvedRejects unresolved={unresolved} entity={form.entity} onGo={go} />
        </BillProblems>
      )}
      <EditedBill
        form={form}
        billType={bill.billType}
        ref={root}
        index={problems.index}
        annotations={annotations}
        aside={helper.aside}
        asideSize={helper.asideSize}
      />
      {filing && (
        <ChangeDialogs
          shown={dialog}
          session={session}
          change={open}
          filing={filing}
          user={user}
          clash={clash}
          onClose={() => setDialog(null)}
          onGo={go}
          onConfirm={(confirmer, confirmed) => void sending.send(ownerKey(confirmer), confirmed)}
        />
      )}
    </Page>
  );
}
