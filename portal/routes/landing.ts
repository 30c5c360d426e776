import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { fillText } from '#rules/fillText.ts';
import { createChallenge, requireHuman, type HumanProof } from '../human/challenge.ts';
import { mobileNumber } from '../human/codeAddress.ts';
import { countSending } from '../human/codeLimits.ts';
import { CODE_LIFE, issueCode, redeemCode, type CodeOwner } from '../human/codes.ts';
import { keyedHash } from '../keyedHash.ts';
import type { Handlers } from '../implement.ts';
import { mailTexts } from '../mail/mailTemplates.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { Portal, Tx } from '../portal.ts';
import { dialingCodes } from '../reference/dialingCodes.ts';
import { refuse } from '../refusal.ts';
import { queueSms } from '../sms/queueSms.ts';
import { portalSecret } from '../store/secrets.ts';
import { addressNetwork } from './openSession.ts';

type LandingCall = 'dialingCodes' | 'captcha' | 'sendEmail' | 'sendSms' | 'submitClue';

/** [G18] Calls of strangers: human verification, verification codes, and the clue form. */
export const landingHandlers: Handlers<LandingCall> = {
  dialingCodes: ({ request }) => Promise.resolve(dialingCodes(request.locale)),
  captcha: async ({ portal, request, query }) => {
    const secret = await humanSecret(portal);
    return createChallenge(secret, {
      now: portal.clock(),
      locale: request.locale,
      isText: query.alternative === 'text',
    });
  },
  sendEmail: async ({ portal, request, body }) => {
    const { email, purpose } = body;
    await sendCode(portal, request, body, { channel: 'email', purpose, address: email }, async (trx, code) => {
      const { locale } = request;
      await queueMail(portal, trx, { to: email, template: 'code', locale, data: { code }, enterpriseId: null });
    });
  },
  sendSms: async ({ portal, request, body }) => {
    const { smsWebhook, demo } = portal.config;
    if (!smsWebhook && !demo) throw refuse('smsUnavailable');
    const { dialingCode, phone, purpose } = body;
    const address = mobileNumber(dialingCode, phone);
    await sendCode(portal, request, body, { channel: 'sms', purpose, address }, async (trx, code) => {
      const now = portal.clock();
      const expiresAt = new Date(now.getTime() + CODE_LIFE);
      const { notice } = mailTexts(request.locale, 'code');
      await queueSms(trx, now, { phone: address, body: fillText(notice.body, { code }), expiresAt });
    });
  },
  submitClue: async ({ portal, request, body }) => {
    const { name, company, message, code } = body;
    const contact = contactOf(body);
    const secret = await humanSecret(portal);
    const now = portal.clock();
    await redeemCode(portal.db, secret, { purpose: 'clue', address: contact }, code, now, (trx) =>
      trx
        .insertInto('clue')
        .values({ id: randomUUID(), name, company, contact, message, locale: request.locale, created_at: now })
        .execute(),
    );
  },
};

/** The secret of challenges and codes; callers of `redeemCode` use it, too. */
export const humanSecret = ({ db }: Pick<Portal, 'db'>): Promise<string> => portalSecret(db, 'human');

/** Verifies the person, counts the code against the limits, and queues its message in the same transaction. */
async function sendCode(
  portal: Portal,
  request: FastifyRequest,
  proof: HumanProof,
  owner: CodeOwner & { channel: 'email' | 'sms' },
  queue: (trx: Tx, code: string) => Promise<void>,
): Promise<void> {
  const secret = await humanSecret(portal);
  const now = portal.clock();
  await requireHuman(portal.db, secret, proof, now);
  const hashed = (text: string) => keyedHash(secret, `sending ${text}`);
  await portal.db.transaction().execute(async (trx) => {
    await countSending(
      trx,
      {
        channel: owner.channel,
        address_key: hashed(owner.address.toLowerCase()),
        network_key: hashed(addressNetwork(request.ip)),
        wide_key: hashed(wideNetwork(request.ip)),
      },
      now,
    );
    await queue(trx, await issueCode(trx, secret, owner, now));
  });
}

/** The verified address of a clue: an e-mail address, or else a mobile number. */
function contactOf({ email, dialingCode, phone }: { email?: string; dialingCode?: string; phone?: string }): string {
  if (email) return email;
  if (dialingCode && phone) return mobileNumber(dialingCode, phone);
  throw refuse('invalid', { errors: { email: { message: 'validation.required', args: {} } } });
}

/** The /24 of an IPv4 address, the /48 of an IPv6 address: networks that one customer of a provider may have. */
function wideNetwork(address: string): string {
  const network = addressNetwork(address);
  return network
    .split(isIP(network) === 4 ? '.' : ':')
    .slice(0, 3)
    .join('.');
}
