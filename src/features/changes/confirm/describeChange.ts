import type { useTranslate } from 'react-admin';
import type { FilingDetail, Settlement } from '#contract/endpoints/filings.ts';
import type { Bill } from '#contract/entities/bill.ts';
import { FEES } from '#contract/limits.ts';
import { coinText } from '#features/payment/amounts.ts';
import type { PlannedChange } from '../planChange.ts';

type Translate = ReturnType<typeof useTranslate>;

/** [D09] [D10] Describes the effect of sending in one to three sentences. */
export function describeChange(
  t: Translate,
  filing: FilingDetail,
  { plan, blocked, count, oldNumber, newNumber, isHeld, isSameAsRefused }: PlannedChange,
  bill: Bill,
  quote: Settlement | null,
): string[] {
  if (blocked === 'refused') return [describeRefusal(t, filing, plan.reason)];
  if (blocked) return [t(`changes.blocked.${blocked}`, { amsNo: oldNumber })];
  const bond = t('changes.bondCost', { fee: coinText(t, FEES.providerBond) });
  const ownFee = plan.chargedAsNew ? describeFee(t, quote) : t('changes.free');
  const fee = !plan.bondDue ? ownFee : plan.chargedAsNew ? t('send.and', { first: ownFee, second: bond }) : bond;
  const sentence = (key: string, args: object = {}) =>
    t(`changes.plan.${key}`, { count, amsNo: newNumber, fee, ...args });
  const sentences: string[] = [];
  if (plan.kind === 'replace') sentences.push(sentence('replace'));
  if (plan.kind === 'resend') sentences.push(sentence(isSameAsRefused ? 'resendSame' : isHeld ? 'replace' : 'resend'));
  if (plan.kind === 'sendAgain') sentences.push(sentence('sendAgain'));
  if (plan.kind === 'deleteSend') {
    const codes = { from: filing.houseScac, to: bill.houseScac };
    sentences.push(
      oldNumber === newNumber
        ? sentence('otherCode', codes)
        : sentence('otherNumber', { from: oldNumber, to: newNumber || '…' }),
    );
    if (filing.declarationStatus === 'receiveFailed') sentences.push(sentence('closedAtOnce', { from: oldNumber }));
  }
  if (plan.kind === 'replace' && isSameAsRefused) sentences.push(sentence('sameAsRefused'));
  if (filing.acceptedAt && plan.kind !== 'resend') {
    sentences.push(sentence(plan.keepsAcceptance ? 'keepsTime' : 'losesTime', { time: filing.acceptedAt }));
  }
  return sentences;
}

const describeFee = (t: Translate, quote: Settlement | null): string => {
  const line = quote?.lines[0];
  if (!line)
    return t('changes.feeUnasked', { fee: coinText(t, FEES.filing), less: coinText(t, FEES.filingAlreadyInAms) });
  return coinText(t, line.fee) + (line.alreadyFiled ? ` ${t('send.filedInAms')}` : '');
};

function describeRefusal(t: Translate, filing: FilingDetail, reason: PlannedChange['plan']['reason']): string {
  if (reason === 'typeChanged') return t('changes.typeFixed');
  if (filing.waitsFor) return t('changes.closed.waitsFor', { amsNo: filing.waitsFor.amsNo });
  return t(filing.declarationStatus === 'submitted' ? 'changes.closed.waitingHere' : 'changes.closed.notNow');
}
