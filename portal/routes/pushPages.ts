import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../plugins/locale.ts';
import { AUTHORIZED_BY_SECRET } from '../plugins/xsrf.ts';
import type { Portal } from '../portal.ts';
import { pushText } from '../push/eventText.ts';
import { sendPlainPage, type PlainPageContent } from '../push/plainPage.ts';
import { readResumeToken, RESUME_PATH, resumeMails } from '../push/resumeLink.ts';
import { readStopToken, STOP_PATH, stopMails } from '../push/stopLink.ts';
import { BIND_PATH, bindPerson, BOUND_PATH, personOfCode } from '../push/bindCode.ts';
import { isSigned } from '../signedMessage.ts';
import { portalSecret } from '../store/secrets.ts';

const config = AUTHORIZED_BY_SECRET;

/**
 * Pages and calls for those who come without a session: the recipient of a mail, the phone that scans a code, the
 * WeChat adapter. A token in the address or a signature authorizes each.
 */
export async function registerPushPages(app: FastifyInstance, portal: Portal): Promise<void> {
  // Created now: a GET that signs or reads a token writes nothing.
  for (const name of ['mailStop', 'mailResume', 'weChatBind']) await portalSecret(portal.db, name);
  // Mail programs and adapters post forms and JSON.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_r, _b, done) => done(null, null),
  );
  // As text: an adapter signs the bytes that it sends, whatever its spaces and escapes.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) =>
    done(null, body),
  );
  serveStop(app, portal);
  serveResume(app, portal);
  if (portal.config.weChat) serveBound(app, portal, portal.config.weChat.secret);
  else if (portal.config.demo) serveBind(app, portal);
}

const queryText = (request: FastifyRequest, name: string): string => {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};

/** [G12] Leaving by the link of a mail (RFC 8058). Reading the page changes nothing: mail scanners open links. */
function serveStop(app: FastifyInstance, portal: Portal): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, key: string, address: string) => {
    const text = (name: string) => pushText(localeOf(request), `stop.${name}`, { address });
    if (key === 'invalid')
      return sendPlainPage(reply, request, { title: text('invalid'), text: text('invalidText') }, 404);
    if (key === 'done') return sendPlainPage(reply, request, { title: text('done'), text: text('doneText') });
    return sendPlainPage(reply, request, { title: text('title'), text: text('text'), action: text('action') });
  };
  const target = async (request: FastifyRequest) =>
    readStopToken(queryText(request, 't'), await portalSecret(portal.db, 'mailStop'));
  app.get(STOP_PATH, async (request, reply) => {
    const found = await target(request);
    return answer(request, reply, found ? 'ask' : 'invalid', found?.address ?? '');
  });
  app.post(STOP_PATH, { config }, async (request, reply) => {
    const found = await target(request);
    if (found) await stopMails(portal.db, found, portal.clock());
    return answer(request, reply, found ? 'done' : 'invalid', found?.address ?? '');
  });
}

/** A recipient who left agrees to get mails of the enterprise again. */
function serveResume(app: FastifyInstance, portal: Portal): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, key: 'ask' | 'done' | 'invalid', address: string) => {
    const text = (name: string) => pushText(localeOf(request), `resume.${name}`, { address });
    const page = { title: text(key), text: text(`${key}Text`) };
    return sendPlainPage(
      reply,
      request,
      key === 'ask' ? { ...page, action: text('action') } : page,
      key === 'invalid' ? 404 : 200,
    );
  };
  const target = async (request: FastifyRequest) =>
    readResumeToken(queryText(request, 't'), await portalSecret(portal.db, 'mailResume'));
  app.get(RESUME_PATH, async (request, reply) => {
    const found = await target(request);
    return answer(request, reply, found ? 'ask' : 'invalid', found?.address ?? '');
  });
  app.post(RESUME_PATH, { config }, async (request, reply) => {
    const found = await target(request);
    if (found) await resumeMails(portal.db, found);
    return answer(request, reply, found ? 'done' : 'invalid', found?.address ?? '');
  });
}

/** The practice setting's phone: opening the address of the QR code confirms the binding. */
function serveBind(app: FastifyInstance, portal: Portal): void {
  app.get(BIND_PATH, async (request, reply) => {
    const found = await personOfCode(portal, queryText(request, 'code'));
    return sendPlainPage(reply, request, weChatPage(request, found ? 'ask' : 'invalid'), found ? 200 : 404);
  });
  app.post(BIND_PATH, { config }, async (request, reply) => {
    const isBound = await bindPerson(portal, queryText(request, 'code'), `practice-${randomUUID()}`);
    return sendPlainPage(reply, request, weChatPage(request, isBound ? 'done' : 'invalid'), isBound ? 200 : 404);
  });
}

function weChatPage(request: FastifyRequest, key: 'ask' | 'done' | 'invalid'): PlainPageContent {
  const text = (name: string) => pushText(localeOf(request), `bind.${name}`);
  const page = { title: text(key), text: text(`${key}Text`) };
  return key === 'ask' ? { ...page, action: text('action') } : page;
}

/** The adapter reports who scanned a code: `{ code, openId }`, signed like the portal's own messages. */
function serveBound(app: FastifyInstance, portal: Portal, secret: string): void {
  app.post(BOUND_PATH, { config, bodyLimit: 4_096 }, async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    if (!isSigned(secret, request.headers, body, portal.clock())) {
      return reply.code(403).send({ code: 403, message: 'The signature is wrong or too old.' });
    }
    const { code, openId } = readReport(body);
    const isBound =
      typeof code === 'string' && typeof openId === 'string' && openId !== '' && openId.length <= 200
        ? await bindPerson(portal, code, openId)
        : false;
    return isBound
      ? reply.code(204).send()
      : reply.code(404).send({ code: 404, message: 'The code is unknown or expired.' });
  });
}

/** The fields of a report; none for text that is no JSON object. */
function readReport(text: string): { code?: unknown; openId?: unknown } {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
