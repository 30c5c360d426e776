import { useTranslate } from 'react-admin';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ownerKey } from '#rules/ownerKey.ts';
import { useUser } from '#authProvider/useUser.ts';
import type { PayType } from '#contract/codes.ts';
import { pathTo } from '#contract/routes.ts';
import { Page } from '#components/layout/Page.tsx';
import type { SendIntent } from '#local/sendIntent.ts';
import { maySendAgain } from '#dataProvider/sendIntents.ts';
import { maySeeBilling } from '#rules/menuRules.ts';
import { repeatedNumbers } from '#rules/repeatedNumbers.ts';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import { DraftCard } from './check/DraftCard.tsx';
import { billNumbers, type ReadyCheck } from './check/draftCheck.ts';
import { PriceCard } from './check/PriceCard.tsx';
import { RepeatedNumbers } from './check/RepeatedNumbers.tsx';
import { buildQuote } from '../payment/quote.ts';
import { isLineSendable, isUnticked, type SendLine, type RejectTicks } from './check/sendLine.ts';
import { useDraftChecks } from './check/useDraftChecks.ts';
import { useBalanceRefresh } from '../payment/useBalanceRefresh.ts';
import { useLines } from './check/useLines.ts';
import { useMovedDrafts } from './check/useMovedDrafts.ts';
import { useRejectTicks } from './check/useRejectTicks.ts';
import { useSending } from './check/useSending.ts';
import styles from './check/CheckAndSend.module.css';

/** With more drafts, cards are collapsed so that the price stays visible. */
const UNFOLDED = 1;

/** `/draft/check?ids=a,b` [D05] [D06] Checks drafts before sending: facts, problems, price, and the paid action. */
export function CheckAndSend() {
  const t = useTranslate();
  const { user, refresh } = useUser();
  const ids = useIds();
  const [payType, setPayType] = useState<PayType>(0);
  const { sending, run } = useSending(user ? ownerKey(user) : '');
  const isSending = sending.queued.size > 0 || sending.posting.size > 0;
  const { checks, again } = useDraftChecks(ids, isSending);
  const lines = useLines(checks, sending);
  useBalanceRefresh(user, isSending, () => {
    for (const { urlId, state } of lines) if (isUnsent(state)) void again(urlId);
  });
  useMovedDrafts(
    lines.flatMap(({ urlId, id, check, state }) =>
      isUnsent(state) ? [{ urlId, id, revision: check?.state === 'ready' ? check.bill.revision : undefined }] : [],
    ),
    isSending,
    again,
  );

  const repeated = useMemo(
    () =>
      repeatedNumbers(
        checks.flatMap(({ check }) =>
          check?.state === 'ready' ? [{ id: check.id, amsNos: billNumbers(check.bill) }] : [],
        ),
      ),
    [checks],
  );
  const ticks = useRejectTicks();
  const sendable = lines.filter((line) => isLineSendable(line, ticks)).map(({ check }) => check);
  // Drafts being sent stay on the price card until the end.
  const [underWay, setUnderWay] = useState<readonly ReadyCheck[]>([]);
  const accepted = lines.filter(({ state }) => state === 'accepted');
  // If nothing can be sent yet, the price of the selection is still shown.
  const ready = lines.flatMap(({ check, state }) => (check?.state === 'ready' && isUnsent(state) ? [check] : []));
  const priced = isSending ? underWay : sendable.length > 0 ? sendable : ready;
  const isSubAccount = Boolean(user?.userType);
  const quote = buildQuote(priced, payType, isSubAccount);
  // Nothing is sent before the user is known.
  const isChecking = user === null || checks.some(({ check, error }) => !check && !error);
  useFirstScreen(!isChecking);
  const sentHere = accepted.filter(({ id }) => sending.ended[id]);

  // All drafts are sent, including late answers.
  const isThrough = sentHere.length > 0 && accepted.length === lines.length && !isSending;
  const keys = accepted.flatMap(({ intent }) => intent?.key ?? []);
  const result = pathTo.sent(keys);
  useResultPage(isThrough, result);

  const confirm = async () => {
    setUnderWay(sendable);
    const ended = await run(sendable, payType);
    void refresh();
    // A refusal means that a check is out of date: price, balance, conflicts. A paid draft changes the balance of the others.
    const idsOf = (end: SendIntent['state']) =>
      new Set(ended.filter(({ state }) => state === end).map(({ draftId }) => draftId));
    const [refused, paid] = [idsOf('refused'), idsOf('done')];
    for (const { id, urlId } of lines) if (refused.has(id) || (paid.size > 0 && !paid.has(id))) void again(urlId);
  };

  if (ids.length === 0) {
    return (
      <Page titleKey="titles.draftCheck">
        <p>{t('send.nothingChosen')}</p>
        <Link to={pathTo.screen('draftList')}>{t('send.toDrafts')}</Link>
      </Page>
    );
  }
  const leftOut = lines.filter((line) => isLeftOut(line, ticks));
  const blocked = blockedReason(lines, ticks, repeated.size);
  return (
    <Page
      titleKey="titles.draftCheck"
      subtitle={ids.length > 1 ? t('send.draftCount', { count: ids.length }) : undefined}
    >
      <div className={styles.columns}>
        <div>
          <RepeatedNumbers repeated={repeated} lines={lines} />
          {keys.length > 0 && !isThrough && (
            <p className={styles.sent}>
              {t('send.sentSome', { count: accepted.length })} <Link to={result}>{t('send.seeResult')}</Link>
            </p>
          )}
          <Progress lines={lines} total={underWay.length} isSending={isSending} />
          <ol>
            {lines.map((line) => (
              <DraftCard
                key={line.urlId}
                line={line}
                isOpen={ids.length <= UNFOLDED}
                isTicked={line.check?.state === 'ready' && ticks.has(line.check)}
                onTick={(isTicked) => line.check?.state === 'ready' && ticks.set(line.check, isTicked)}
                onRetry={() => void again(line.urlId)}
              />
            ))}
          </ol>
        </div>
        <div className={styles.price}>
          <PriceCard
            title={accepted.length > 0 && !isSending ? 'send.priceOfRest' : 'send.price'}
            checks={priced}
            quote={quote}
            payType={payType}
            onPayType={setPayType}
            isSubAccount={isSubAccount}
            mayTopUp={user !== null && maySeeBilling(user)}
            leftOut={isChecking || isSending || sendable.length === 0 || repeated.size > 0 ? 0 : leftOut.length}
            isChecking={isChecking && !isSending}
            blocked={blocked && !isSending && !isChecking ? t(blocked) : null}
            isSending={isSending}
            onConfirm={() => void confirm()}
          />
        </div>
      </div>
    </Page>
  );
}

/** Goes to the result page once all drafts are sent: it survives a reload. */
function useResultPage(isThrough: boolean, path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isThrough) void navigate(path, { replace: true });
  }, [isThrough, path, navigate]);
}

function useIds(): string[] {
  const [search] = useSearchParams();
  const text = search.get('ids') ?? '';
  return useMemo(() => [...new Set(text.split(',').filter(Boolean))], [text]);
}

const isUnsent = (state: SendLine['state']): boolean => state === 'idle' || state === 'problem';

const isLeftOut = (line: SendLine, ticks: RejectTicks): boolean => isUnsent(line.state) && !isLineSendable(line, ticks);

/** Message key of the reason why nothing can be sent now; null if something can. */
function blockedReason(lines: readonly SendLine[], ticks: RejectTicks, repeated: number): string | null {
  // [D04] A number in two drafts blocks the whole selection, because it is unclear which is meant.
  if (repeated > 0) return 'send.repeated';
  if (lines.some((line) => isLineSendable(line, ticks))) return null;
  const open = lines.filter(({ state }) => state === 'checking' || state === 'sending');
  if (open.length > 0) {
    return open.every(({ intent }) => intent && maySendAgain(intent)) ? 'send.pressAgain' : 'send.pending';
  }
  const left = lines.filter((line) => isLeftOut(line, ticks));
  if (left.length === 0) return null;
  // These states have no field to correct.
  if (left.every(({ check }) => check?.state === 'gone')) return 'send.nothingThere';
  if (left.every(({ check }) => !check || check.state === 'gone')) return 'send.notChecked';
  return left.every((line) => isUnticked(line, ticks)) ? 'send.unticked' : 'send.blocked';
}

function Progress({ lines, total, isSending }: { lines: readonly SendLine[]; total: number; isSending: boolean }) {
  const t = useTranslate();
  const open = lines.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  return (
    <output className={isSending ? styles.progress : undefined}>
      {isSending && (
        <>
          <span>{t('send.progressLabel')}</span>{' '}
          <progress max={total} value={total - open} aria-label={t('send.progressLabel')} />{' '}
          <span>{t('send.progress', { done: total - open, total })}</span>
        </>
      )}
    </output>
  );
}
