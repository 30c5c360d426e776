import type { Gateway } from '../gateway/gateway.ts';
import { answerMatch } from '../gateway/practice/answerMatch.ts';
import { checkOrderJob } from '../payments/checkOrder.ts';
import { practicePaymentJob } from '../payments/practicePaymentJob.ts';
import { purge } from '../retention/purge.ts';
import { recognitionJob } from '../recognition/recognitionJob.ts';
import { receiveReceipt } from '../gateway/receiveReceipt.ts';
import { leavingEnvelope } from '../gateway/leavingEnvelope.ts';
import { toTransmission } from '../gateway/transmission.ts';
import type { Portal, Tx } from '../portal.ts';
import { smsJob } from '../sms/sendSms.ts';
import { sendWeChat } from '../push/weChat.ts';
import { beginFilerCode } from '../store/filerCodes.ts';
import { markSent, readMessage } from '../store/operations.ts';
import { openMailer } from '../mail/mailer.ts';
import { sendMail } from '../mail/sendMail.ts';
import { watchOriginals } from '../store/originals.ts';
import { mailResetLink } from '../store/passwordResets.ts';
import type { JobHandlers } from './jobKinds.ts';

export function portalJobs(portal: Portal, gateway: Gateway): JobHandlers {
  const receive = async (trx: Tx, raw: string) => {
    const result = await receiveReceipt(portal, trx, raw);
    if (result !== 'stored' && result !== 'known' && result !== 'split') {
      portal.log.error({ reason: result }, 'an answer of customs cannot be placed and waits for support staff');
    }
  };
  const mailer = openMailer(portal.config);
  return {
    'gateway.submit': {
      effect: 'external',
      run: async ({ enterpriseId, operationId }, signal) => {
        const message = await readMessage(portal.db, enterpriseId, operationId);
        if (!message) throw new Error(`Operation ${operationId} has no message.`);
        const envelope = await leavingEnvelope(portal, { enterpriseId, operationId, message: message.message });
        await portal.steps.mark('gateway.submitting');
        const { password } = portal.config.customsLine;
        const text = toTransmission(message, envelope, password);
        await gateway.submit({ controlNo: message.controlNo, text }, signal);
        await portal.steps.mark('gateway.submitted');
      },
      finish: (trx, { enterpriseId, operationId }) => markSent(trx, enterpriseId, operationId, portal.clock()),
    },
    'gateway.answer': { effect: 'transactional', run: (trx, { raw }) => receive(trx, raw) },
    'practice.answer': {
      effect: 'transactional',
      run: async (trx, { raw }) => {
        await portal.steps.mark('practice.answering');
        await receive(trx, raw);
      },
    },
    'practice.match': {
      effect: 'transactional',
      run: async (trx, match) => {
        await portal.steps.mark('practice.answering');
        const raw = await answerMatch(portal, trx, match);
        if (raw !== null) await receive(trx, raw);
      },
    },
    'sms.send': smsJob(portal),
    'retention.purge': {
      effect: 'transactional',
      run: async (trx, { what }) => {
        const rows = await purge(trx, what, portal.expiryClock(), portal.clock());
        if (rows > 0) portal.log.info({ what, rows }, 'expired rows were deleted');
      },
    },
    'password.reset': {
      effect: 'transactional',
      run: (trx, { account, locale }) => mailResetLink(portal, trx, account, locale),
    },
    'filerCode.begin': { effect: 'transactional', run: (trx, code) => beginFilerCode(portal, trx, code) },
    'originals.watch': { effect: 'transactional', run: (trx, watch) => watchOriginals(portal, trx, watch) },
    'mail.send': {
      effect: 'external',
      run: ({ mailId }, signal) => sendMail(portal, mailer, mailId, signal),
      // `sendMail` has stored the outcome, which a repetition of the job finds.
      finish: () => Promise.resolve(),
    },
    'weChat.send': {
      effect: 'external',
      run: ({ messageId }, signal) => sendWeChat(portal, messageId, signal),
      finish: () => Promise.resolve(),
    },
    'recognition.run': recognitionJob(portal),
    'payment.check': checkOrderJob(portal),
    'practice.payment': practicePaymentJob(portal),
  };
}
