import SMTPConnection, { type SMTPConnectionAuth } from 'nodemailer/lib/smtp-connection';
import type { NodemailerError } from 'nodemailer';
import { isLoopback } from '../hostNames.ts';

/** Milliseconds; the job's own time limit ends a server that stays alive by sending a byte now and then. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 20_000, socketTimeout: 45_000 };
/** A server's reply is shown on a page: one line of it is enough. */
const ANSWER_MAX = 300;

/** The server refused this mail for good: the recipient or the content. Anything else is worth another attempt. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

interface Delivery {
  from: string;
  to: string;
  message: Buffer;
}

/** Sends one message over one connection. @throws MailRefused, or another error for which a retry may help */
export async function sendOverSmtp(url: string, { from, to, message }: Delivery, signal: AbortSignal): Promise<string> {
  const { auth, ...options } = readSmtpUrl(url);
  const connection = new SMTPConnection({ ...options, ...TIMEOUTS, socketCloseTimeout: 0 });
  const broken = new Promise<never>((_, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The mail server closed the connection.')));
    signal.addEventListener('abort', () => reject(new Error('The mail server did not answer in time.')), {
      once: true,
    });
  });
  // Errors after the answer.
  connection.on('error', () => {});
  broken.catch(() => {});
  try {
    await Promise.race([broken, called((done) => connection.connect(done))]);
    if (auth && connection.allowsAuth) await Promise.race([broken, called((done) => connection.login(auth, done))]);
    const sent = called<{ response: string }>((done) => connection.send({ from, to: [to] }, message, done));
    const { response } = await Promise.race([broken, sent]);
    return oneLine(response);
  } catch (error) {
    throw isRefusal(error) ? new MailRefused(oneLine(error.response ?? error.message), { cause: error }) : error;
  } finally {
    connection.close();
  }
}

/** The answer of the server, or the reason why there was none. */
export function answerOf(error: unknown): string {
  const { response, message } = error as Partial<NodemailerError>;
  return oneLine(response ?? message ?? String(error));
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim().slice(0, ANSWER_MAX);

/**
 * A lasting refusal (5xx) of the recipient or the message. One of the sender or the password is a mistake in the
 * settings, and the mail can still leave when it is corrected.
 */
function isRefusal(error: unknown): error is NodemailerError {
  const { permanent, command = '', code } = error as Partial<NodemailerError>;
  return permanent === true && (code === 'EMESSAGE' || command === 'RCPT TO' || command === 'DATA');
}

function called<T = unknown>(call: (done: (error?: Error | null, result?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => call((error, result) => (error ? reject(error) : resolve(result as T))));
}

interface SmtpOptions {
  host: string;
  port: number;
  secure: boolean;
  requireTLS: boolean;
  tls: { rejectUnauthorized: boolean };
  auth?: SMTPConnectionAuth;
}

/**
 * Connections are encrypted and certificates verified unless the server is on this host. `?tls=optional` also accepts a
 * server without STARTTLS, `?tls=unverified` any certificate; `?tls=required` treats a server on this host like others.
 */
function readSmtpUrl(text: string): SmtpOptions {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replaceAll(/[[\]]/gu, '');
  const tls = url.searchParams.get('tls') ?? (isLoopback(host) ? 'loopback' : 'required');
  const [user, pass] = [url.username, url.password].map(decodeURIComponent);
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && (tls === 'required' || tls === 'unverified'),
    tls: { rejectUnauthorized: tls === 'required' || tls === 'optional' },
    ...(user ? { auth: { user, pass } } : {}),
  };
}
