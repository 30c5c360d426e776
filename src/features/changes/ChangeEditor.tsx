import { useTranslate } from 'react-admin';
import { ownerKey } from '#rules/ownerKey.ts';
import { UndoStrip } from '#components/list/UndoStrip.tsx';
import { Page } from '#components/layout/Page.tsx';
import { BillNumber } from '#components/status/BillNumber.tsx';
import type { Bill } from '#contract/entities/bill.ts';
import { BillProblems } from '../billForm/problems/BillProblems.tsx';
import { EditedBill } from '../billForm/EditedBill.tsx';
import type { OpenBill } from '../billForm/openBill.ts';
import { ProblemSteps } from '../billForm/problems/ProblemSteps.tsx';
import styles from './actions/FilingActions.module.css';
import { ChangeActions } from './ChangeActions.tsx';
import { ChangeBand } from './ChangeBand.tsx';
import { ChangeDialogs } from './confirm/ChangeDialogs.tsx';
import { ChangeNotices } from './ChangeNotices.tsx';
import { ChangeState } from './ChangeState.tsx';
import { UnresolvedRejects } from './rejects/UnresolvedRejects.tsx';
import { useChangeEditor } from './useChangeEditor.ts';

interface ChangeEditorProps {
  change: OpenBill;
  field: string | null;
}

function ChangeType({ billType }: Pick<Bill, 'billType'>) {
  const t = useTranslate();
  const type = t('changes.type', { type: t(`choices.billType.${billType}`) });
  return (
    <span className={styles.type} title={type}>
      {type}
    </span>
  );
}

/** [D09] A filing in the form: the plan and price of its change above, the paid action last in the head. */
export function ChangeEditor({ change: { form, session }, field }: ChangeEditorProps) {
  const t = useTranslate();
  const editor = useChangeEditor({ form, session }, field);
  const { root, annotations, open, problems, helper, consent, discarding, sending, isBlocked, setDialog } = editor;
  const { state, bill, filing, planned, quote, user, isTyped, isMoved } = open;
  const { help, tour, rejected, unresolved } = problems;
  const go = (path: string): void => void tour.goTo(path);
  return (
    <Page
      titleKey="titles.hasSentResent"
      subtitle={<BillNumber value={filing?.amsNo ?? bill.amsRequestList[0]?.amsNo ?? ''} />}
      state={
        <>
          <ChangeType billType={bill.billType} />
          <ChangeState state={state} bill={session.record} />
          {tour.count > 0 && <ProblemSteps count={tour.count} onStep={tour.step} />}
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
          onSend={() => void editor.send()}
        />
      }
    >
      <ChangeNotices
        session={session}
        state={state}
        isMoved={isMoved}
        sentOther={editor.sentOther}
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
          agreement={consent.agreement}
          rejected={rejected}
          onGo={go}
        />
      )}
      {tour.isChecked && (problems.hasChecked || tour.errors > 0 || help.rejects > 0) && (
        <BillProblems
          form={form}
          tour={tour}
          help={help}
          onSend={tour.errors === 0 && !isBlocked && !consent.isMissing ? () => void editor.confirm() : undefined}
          cautionHeading={unresolved.length > 0 ? t('changes.standing.clear') : undefined}
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
          shown={editor.dialog}
          session={session}
          change={open}
          filing={filing}
          user={user}
          clash={editor.clash}
          onClose={() => setDialog(null)}
          onGo={go}
          onConfirm={(confirmer, confirmed) => void sending.send(ownerKey(confirmer), confirmed)}
        />
      )}
    </Page>
  );
}
