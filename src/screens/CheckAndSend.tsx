import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ownerOf } from '#authProvider/owner.ts';
import { useUser } from '#authProvider/useUser.ts';
import type { PayType } from '#contract/codes.ts';
import { pathTo } from '#contract/routes.ts';
import { Page } from '#components/layout/Page.tsx';
import { repeatedNumbers } from '#rules/repeatedNumbers.ts';
import { DraftCard } from './checkAndSend/DraftCard.tsx';
import { numbersOf, type ReadyCheck } from './checkAndSend/draftCheck.ts';
import { PriceCard } from './checkAndSend/PriceCard.tsx';
import { quoteOf } from '#resources/payment/quote.ts';
import { isSendable, type Line } from './checkAndSend/sendLine.ts';
import { useDraftChecks } from './checkAndSend/useDraftChecks.ts';
import { useLines } from './checkAndSend/useLines.ts';
import { useSending } from './checkAndSend/useSending.ts';
import styles from './checkAndSend/CheckAndSend.module.css';

/** Above this, cards are folded: the cost stays in sight. */
const UNFOLDED = 1;

/** `/draft/check?ids=a,b` [D05] [D06] The page between a draft and its filing: facts, problems, cost, and the paid action. */
export function CheckAndSend() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { user, refresh } = useUser();
  const ids = useIds();
  const [payType, setPayType] = useState<PayType>(0);
  const { sending, run } = useSending(user ? ownerOf(user) : '');
  const isSending = sending.queued.size > 0 || sending.posting.size > 0;
  const { checks, again } = useDraftChecks(ids, isSending);
  const lines = useLines(checks, sending);

  const repeated = useMemo(
    () =>
      repeatedNumbers(
        checks.flatMap(({ check }) =>
          check?.state === 'ready' ? [{ id: check.id, amsNos: numbersOf(check.bill) }] : [],
        ),
      ),
    [checks],
  );
  const sendable = lines.filter(isSendable).map(({ check }) => check);
  // What is being sent stays on the price card until it is through.
  const [underWay, setUnderWay] = useState<readonly ReadyCheck[]>([]);
  // Where nothing can be sent yet, the cost of what was chosen is still worth knowing.
  const ready = lines.flatMap(({ check, state }) => (check?.state === 'ready' && isUnsent(state) ? [check] : []));
  const priced = isSending ? underWay : sendable.length > 0 ? sendable : ready;
  const isSubAccount = Boolean(user?.userType);
  const quote = quoteOf(priced, payType, isSubAccount);
  // Nothing is sent in nobody's name.
  const isChecking = user === null || checks.some(({ check, error }) => !check && !error);
  const accepted = lines.filter(({ state }) => state === 'accepted');
  const sentHere = accepted.filter(({ id }) => sending.ended[id]);

  // Everything is through, an answer that came late included: on to its own address, which survives a reload.
  const isThrough = sentHere.length > 0 && accepted.length === lines.length && !isSending;
  const keys = accepted.flatMap(({ intent }) => intent?.key ?? []);
  const result = pathTo.sent(keys);
  useEffect(() => {
    if (isThrough) void navigate(result, { replace: true });
  }, [isThrough, result, navigate]);

  const confirm = async () => {
    setUnderWay(sendable);
    const ended = await run(sendable, payType);
    void refresh();
    // A refusal says that the check is out of date: price, balance, conflicts.
    const refused = new Set(ended.filter(({ state }) => state === 'refused').map(({ draftId }) => draftId));
    for (const { id, urlId } of lines) if (refused.has(id)) void again(urlId);
  };

  if (ids.length === 0) {
    return (
      <Page titleKey="titles.draftCheck">
        <p>{t('send.nothingChosen')}</p>
        <Link to={pathTo.screen('draftList')}>{t('send.toDrafts')}</Link>
      </Page>
    );
  }
  const blocked = whyBlocked(lines, sendable.length, repeated.size);
  return (
    <Page
      titleKey="titles.draftCheck"
      subtitle={ids.length > 1 ? t('send.draftCount', { count: ids.length }) : undefined}
    >
      <div className={styles.columns}>
        <div className={styles.drafts}>
          {[...repeated.keys()].map((amsNo) => (
            <p key={amsNo} className={styles.alert} role="alert">
              {t('send.duplicates', { amsNo })}
            </p>
          ))}
          <Progress lines={lines} total={underWay.length} isSending={isSending} />
          <ol>
            {lines.map((line) => (
              <DraftCard
                key={line.urlId}
                line={line}
                isOpen={ids.length <= UNFOLDED}
                onRetry={() => void again(line.urlId)}
              />
            ))}
          </ol>
          {keys.length > 0 && !isThrough && <Link to={result}>{t('send.seeResult')}</Link>}
        </div>
        <div className={styles.price}>
          <PriceCard
            checks={priced}
            quote={quote}
            payType={payType}
            onPayType={setPayType}
            isSubAccount={isSubAccount}
            leftOut={isChecking || isSending || sendable.length === 0 ? 0 : lines.filter(isLeftOut).length}
            blocked={isSending ? null : isChecking ? t('send.checking') : blocked && t(blocked)}
            isSending={isSending}
            onConfirm={() => void confirm()}
          />
        </div>
      </div>
    </Page>
  );
}

function useIds(): string[] {
  const [search] = useSearchParams();
  const text = search.get('ids') ?? '';
  return useMemo(() => [...new Set(text.split(',').filter(Boolean))], [text]);
}

const isUnsent = (state: Line['state']): boolean => state === 'idle' || state === 'problem';

const isLeftOut = (line: Line): boolean => isUnsent(line.state) && !isSendable(line);

/** Key of the sentence that says why nothing can be sent now. */
function whyBlocked(lines: readonly Line[], sendable: number, repeated: number): string | null {
  // [D04] Numbers that stand in two drafts block the whole selection: nobody can say which of them is meant.
  if (repeated > 0) return 'send.blocked';
  if (sendable > 0) return null;
  if (lines.some(({ state }) => state === 'checking' || state === 'sending')) return 'send.pending';
  return lines.some(isLeftOut) ? 'send.blocked' : null;
}

function Progress({ lines, total, isSending }: { lines: readonly Line[]; total: number; isSending: boolean }) {
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
