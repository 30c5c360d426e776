import type { AddressInfo } from 'node:net';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail extends Email {
  recipients: string[];
  raw: string;
}

/** Refuses with a reply code: 4xx for now, 5xx for good. */
export const smtpError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/**
 * Starts a real SMTP server on a free port.
 * @param options `onMail` runs before the message is accepted and refuses it by throwing
 */
export async function startMailServer(
  options: SMTPServerOptions & { onMail?: (mail: ReceivedMail) => void | Promise<void> } = {},
) {
  const { onMail, ...rest } = options;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // `close` waits that long for open connections, by default 30 s.
    closeTimeout: 100,
    ...rest,
    onData: (stream, session, done) => {
      void buffer(stream)
        .then(async (bytes) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const mail = { ...(await PostalMime.parse(bytes)), recipients, raw: bytes.toString('utf8') };
          await onMail?.(mail);
          received.push(mail);
        })
        .then(() => done(), done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The mails of an outbox folder, oldest first. */
export async function readOutbox(folder: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
