import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ownerKey } from '#rules/ownerKey.ts';
import { useUser } from '#authProvider/useUser.ts';
import type { FormStore } from '#components/form/formStore.ts';
import { UndoStrip } from '#components/list/UndoStrip.tsx';
import { ProblemSummary } from '#components/form/ProblemSummary.tsx';
import { Button } from '#components/layout/Button.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { Page } from '#components/layout/Page.tsx';
import { BillNumber } from '#components/status/BillNumber.tsx';
import type { Bill } from '#contract/entities/bill.ts';
import { localChanges } from '#local/localChanges.ts';
import { EditedBill } from '../billForm/EditedBill.tsx';
import { sectionTitle } from '../billForm/BillSection.tsx';
import { stepSection } from '../billForm/goToSection.ts';
import type { OpenBill } from '../billForm/openBill.ts';
import { ProblemSteps } from '../billForm/ProblemSteps.tsx';
import { useBillAnnotations } from '../billForm/useBillAnnotations.ts';
import { useFormKeys } from '../billForm/useFormKeys.ts';
import { useProblemTour } from '../billForm/useProblemTour.ts';
import { coinText } from '../payment/amounts.ts';
import { useSuggestion } from './useSuggestion.ts';
import { CustomsFindings } from '../message/CustomsFindings.tsx';
import { useCustomsHelp } from '../message/useCustomsHelp.ts';
import { useWirePanel } from '../message/useWirePanel.tsx';
import styles from './FilingActions.module.css';
import { ChangeBand } from './ChangeBand.tsx';
import { ChangeNotices } from './ChangeNotices.tsx';
import { ChangeState } from './ChangeState.tsx';
import { filingToBill } from './openChange.ts';
import { planChange } from './planChange.ts';
import { sectionsWithRejects } from './sectionsWithRejects.ts';
import { UnresolvedRejects } from './UnresolvedRejects.tsx';
import { useChangeMarks } from './useChangeMarks.ts';
import { useChangeQuote } from './useChangeQuote.ts';
import { useChangeWire } from './useChangeWire.tsx';
import { useIdleBill } from './useIdleBill.ts';
import { useRejected } from './useRejected.ts';
import { useSentChange } from './useSentChange.ts';
import { useLatestFiling } from './useLatestFiling.ts';

const ChangeConflict = lazyPart(async () => (await import('./ChangeConflict.tsx')).ChangeConflict);
const ConfirmChange = lazyPart(async () => (await import('./ConfirmChange.tsx')).ConfirmChange);

interface ChangeEditorProps {
  change: OpenBill;
  /** A field to focus. */
  field: string | null;
}

/** [D09] A filing in the form: the plan and price of its change above, the paid action last in the head. */
export function ChangeEditor({ change: { form, session }, field }: ChangeEditorProps) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const { user } = useUser();
  const root = useRef<HTMLFormElement>(null);
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { id } = state;
  const bill = useIdleBill(form, session);
  const isTyped = state.saved.where === 'computer';
  const { filing, error, refetch, isMoved } = useLatestFiling(id, session, bill, isTyped);
  const ownCode = user?.houseScac ?? '';
  const planned = useMemo(() => filing && planChange(filing, bill, ownCode), [filing, bill, ownCode]);
  const isPossible = planned !== null && planned.blocked !== 'refused' && planned.blocked !== 'severalNumbers';
  const refetchFiling = useCallback(() => {
    void refetch();
    void queryClient.invalidateQueries({ queryKey: ['changeQuote'] });
  }, [refetch, queryClient]);
  const kind = planned?.plan.kind;
  const quote = useChangeQuote(id, { filing, bill, kind, isOpen: isPossible, onOutdated: refetch });
  const { sentAs, intro } = useChangeWire(filing, planned, ownCode);
  const help = useCustomsHelp(form, sentAs);
  const { added, blocking, rejects, wouldAccept } = help;
  const { rejected, unresolved } = useRejected(filing, bill);
  const further = useMemo(
    () => ({ inSummary: blocking, always: unresolved.map((answer) => answer.field) }),
    [blocking, unresolved],
  );
  const { index: formIndex } = help;
  const index = useMemo(
    () => ({ readStates: (of: FormStore) => sectionsWithRejects(of.entity, formIndex.readStates(of), unresolved) }),
    [formIndex, unresolved],
  );
  const { summary, isChecked, issues, errors, count, check, goTo, step } = useProblemTour(form, root, further);
  const annotations = useBillAnnotations(
    useCallback(() => null, []),
    id,
  );
  useChangeMarks(form, root, planned?.blocks);
  useSuggestion(form);
  const wire = useWirePanel(form, root, help.rehearsals, goTo, intro);

  const [isComparing, setComparing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [hasAgreed, setAgreed] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const [hasChecked, setHasChecked] = useState(false);
  const [discarded, setDiscarded] = useState<Bill | null>(null);
  // Consent applies to the bond of one plan only.
  const bondDue = planned?.plan.bondDue ?? false;
  if (!bondDue && (hasAgreed || isRequested)) {
    setAgreed(false);
    setRequested(false);
  }

  const { sending, sentOther } = useSentChange(id, { form, session }, refetchFiling);
  const clash = isMoved ? 'moved' : state.otherTab ? 'elsewhere' : sending.open ? 'sending' : null;
  const isBlocked = !planned || planned.blocked !== null || clash !== null;
  const confirm = useCallback(async () => {
    await session.flush();
    setConfirming(true);
  }, [session]);
  const send = useCallback(async () => {
    if (!check() || isBlocked) return;
    if (bondDue && !hasAgreed) {
      setRequested(true);
      document.getElementById('bond-agreed')?.focus();
      return;
    }
    if (await wouldAccept()) await confirm();
  }, [check, isBlocked, bondDue, hasAgreed, wouldAccept, confirm]);
  const flush = useCallback(() => session.flush(), [session]);
  useFormKeys({ save: flush, send, step, block: stepSection });

  useEffect(() => {
    if (!field) return;
    const timer = setTimeout(() => void goTo(field));
    return () => clearTimeout(timer);
  }, [field, goTo]);

  async function discard(): Promise<void> {
    if (!filing) return;
    // A pending write would restore the text.
    await session.flush();
    setDiscarded(session.record());
    session.startOver(filingToBill(filing));
    await localChanges.remove([id]).catch(() => undefined);
  }

  const forgetDiscarded = useCallback(() => setDiscarded(null), []);
  const type = t('changes.type', { type: t(`choices.billType.${bill.billType}`) });
  const price = quote ? coinText(t, quote.total) : null;
  return (
    <Page
      titleKey="titles.hasSentResent"
      subtitle={<BillNumber value={filing?.amsNo ?? bill.amsRequestList[0]?.amsNo ?? ''} />}
      state={
        <>
          <span className={styles.type} title={type}>
            {type}
          </span>
          <ChangeState state={state} bill={session.record} />
          {count > 0 && <ProblemSteps count={count} onStep={step} />}
        </>
      }
      actions={
        <>
          <Button variant="text" disabled={!filing || !isTyped || sending.open !== null} onClick={() => void discard()}>
            {t('changes.discard')}
          </Button>
          <Button aria-pressed={wire.isOpen} onClick={wire.toggle}>
            {t('wire.open')}
          </Button>
          <Button
            variant="outlined"
            onClick={() => {
              setHasChecked(true);
              check();
              void wouldAccept();
            }}
          >
            {t('billForm.actions.check')}
          </Button>
          <Button
            variant="contained"
            aria-disabled={isBlocked || undefined}
            className={isBlocked ? styles.closed : undefined}
            aria-describedby={isBlocked ? 'change-plan' : undefined}
            aria-keyshortcuts="Control+Enter"
            onClick={() => void send()}
          >
            {planned && !planned.blocked && price
              ? t(quote?.total ? 'changes.sendFor' : 'changes.sendFree', { price })
              : t('billForm.actions.send')}
          </Button>
        </>
      }
    >
      <ChangeNotices
        session={session}
        state={state}
        isMoved={isMoved}
        sentOther={sentOther}
        error={error}
        onCompare={() => setComparing(true)}
        onAgain={() => void refetch()}
      />
      {discarded && !isTyped && filing && (
        <UndoStrip
          text={t('changes.discarded')}
          onGone={forgetDiscarded}
          onUndo={() => {
            session.rebase(discarded, filing.revision);
            setDiscarded(null);
          }}
        />
      )}
      {filing && planned && (
        <ChangeBand
          form={form}
          filing={filing}
          planned={planned}
          quote={quote}
          user={user}
          sending={sending}
          agreement={{ hasAgreed, isRequested, onAgree: setAgreed }}
          rejected={rejected}
          onGo={(path) => void goTo(path)}
        />
      )}
      {isChecked && (hasChecked || errors > 0 || rejects > 0) && (
        <ProblemSummary
          texts="billForm.summary"
          form={form}
          issues={help.withoutDuplicates(issues)}
          titleKey={sectionTitle}
          onGo={(path) => void goTo(path)}
          ref={summary}
          issueNote={help.findingNote}
          further={rejects}
          yet={unresolved.length > 0 ? t('changes.standing.clear') : undefined}
        >
          <UnresolvedRejects unresolved={unresolved} entity={form.entity} onGo={(path) => void goTo(path)} />
          <CustomsFindings
            findings={added}
            entity={form.entity}
            onGo={(path) => void goTo(path)}
            onSend={errors === 0 && !isBlocked && (!bondDue || hasAgreed) ? () => void confirm() : undefined}
          />
        </ProblemSummary>
      )}
      <EditedBill
        form={form}
        billType={bill.billType}
        ref={root}
        index={index}
        annotations={annotations}
        aside={wire.aside}
      />
      <Suspense>
        {isComparing && filing && (
          <ChangeConflict
            session={session}
            state={state}
            filing={filing}
            isMoved={isMoved}
            onClose={() => setComparing(false)}
          />
        )}
        {isConfirming && filing && user && (
          <ConfirmChange
            filing={filing}
            bill={session.record()}
            clash={clash}
            user={user}
            onOutdated={refetch}
            onClose={() => setConfirming(false)}
            onGo={(path) => {
              setConfirming(false);
              void goTo(path);
            }}
            onConfirm={(confirmed) => {
              setConfirming(false);
              void sending.send(ownerKey(user), confirmed);
            }}
          />
        )}
      </Suspense>
    </Page>
  );
}
