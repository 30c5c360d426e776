import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import { Glyph } from '#components/layout/Glyph.tsx';
import { useHeightVariable } from '#components/layout/useHeightVariable.ts';
import { joinSentences } from '#schema/joinSentences.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { FilingDetail, Settlement } from '#contract/endpoints/filings.ts';
import { FEES } from '#contract/limits.ts';
import { coinText } from '../payment/amounts.ts';
import { ChangesPanel } from './ChangesPanel.tsx';
import { FilerCodeOffer } from './rejects/FilerCodeOffer.tsx';
import { FixBar } from './rejects/FixBar.tsx';
import type { PlannedChange } from './planChange.ts';
import { describeChange } from './confirm/describeChange.ts';
import type { RejectedAnswer } from './rejects/rejectedAnswers.ts';
import { SendingNote } from './SendingNote.tsx';
import type { ChangeSending } from './useChangeSending.ts';
import { TopUpOffer } from '#features/cashier/TopUpOffer.tsx';
import { maySeeBilling } from '#rules/menuRules.ts';
import { useBalanceRefresh } from '../payment/useBalanceRefresh.ts';
import styles from './Change.module.css';

/** Consent to the provider's bond. */
export interface Agreement {
  hasAgreed: boolean;
  /** Sending was attempted without consent. */
  isRequested: boolean;
  onAgree: (hasAgreed: boolean) => void;
}

interface ChangeBandProps {
  form: BillFormStore;
  filing: FilingDetail;
  planned: PlannedChange;
  quote: Settlement | null;
  user: UserInfo | null;
  sending: ChangeSending;
  agreement: Agreement;
  rejected: readonly RejectedAnswer[];
  onGo: (path: string) => void;
}

/** [D09] Sticky below the head: effect and price of sending, blocking problems, rejects of customs. */
export function ChangeBand(props: ChangeBandProps) {
  const { form, filing, planned, quote, user, sending, agreement, rejected, onGo } = props;
  const t = useTranslate();
  const band = useRef<HTMLDivElement>(null);
  useHeightVariable(band, '--tpt-band-height');
  const bill = form.record;
  const sentences = describeChange(t, filing, planned, bill, quote);
  const [first = ''] = sentences;
  const isStopped = planned.blocked === 'refused' || planned.blocked === 'severalNumbers';
  const isCostly = planned.plan.chargedAsNew || planned.plan.bondDue;
  const tone = isStopped ? 'stopped' : planned.blocked ? 'quiet' : isCostly ? 'costly' : 'free';
  const queryClient = useQueryClient();
  useBalanceRefresh(user, false, () => void queryClient.invalidateQueries({ queryKey: ['changeQuote'] }));
  const gap = quote ? quote.total - quote.balance : 0;

  const effect = (
    <section className={styles.plan} data-tone={tone} data-plan={planned.plan.kind} aria-label={t('changes.planTitle')}>
      <Glyph name={isStopped ? 'error' : isCostly ? 'warning' : 'info'} size={18} />
      <div className={styles.words}>
        <output id="change-plan">
          <strong>{first}</strong>
          {joinSentences(sentences).slice(first.length)}
        </output>
        {planned.plan.bondDue && !isStopped && (
          <div className={styles.bond}>
            <label>
              <input
                type="checkbox"
                id="bond-agreed"
                checked={agreement.hasAgreed}
                aria-invalid={agreement.isRequested && !agreement.hasAgreed}
                aria-describedby={agreement.isRequested && !agreement.hasAgreed ? 'bond-asked' : undefined}
                onChange={(event) => agreement.onAgree(event.target.checked)}
              />
              {t('changes.bondAgree', { fee: coinText(t, FEES.providerBond) })}
            </label>
            {agreement.isRequested && !agreement.hasAgreed && (
              <p id="bond-asked" className={styles.wrong} role="alert">
                {t('changes.bondAsked')}
              </p>
            )}
          </div>
        )}
        {quote && !quote.houseScacAvailable && user && (
          <FilerCodeOffer form={form} filing={filing} ownCode={user.houseScac} />
        )}
        {user && quote && !quote.sufficient && (
          <TopUpOffer
            gap={gap}
            isSubAccount={Boolean(user.userType)}
            mayTopUp={maySeeBilling(user)}
            className={styles.wrong}
            linkClass={styles.topUp}
          />
        )}
        <SendingNote sending={sending} onGo={onGo} />
      </div>
      <ChangesPanel form={form} planned={planned} onGo={onGo} />
    </section>
  );
  // Both would cover too much of the form: with rejects the effect scrolls away, and the send button keeps the price.
  const isRejected = rejected.length > 0;
  return (
    <>
      <div ref={band} className={styles.band} data-sticky-band>
        {isRejected ? <FixBar form={form} filing={filing} problems={rejected} onGo={onGo} /> : effect}
      </div>
      {isRejected && <div className={styles.effect}>{effect}</div>}
    </>
  );
}
