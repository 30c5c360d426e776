import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailSender } from '../config/services.ts';
import type { StoredMail } from '../store/mails.ts';

/**
 * The bytes of a mail, the same at each attempt: Message-ID and date come from its row, so that a receiver recognizes a
 * repetition after a crash.
 */
export function mimeMessage(mail: StoredMail, from: MailSender): Promise<Buffer> {
  const { unsubscribe_url: unsubscribe } = mail;
  const domain = from.address.split('@')[1] ?? 'localhost';
  return new MailComposer({
    from,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    date: mail.created_at,
    baseBoundary: mail.id,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.locale,
      ...(unsubscribe
        ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  })
    .compile()
    .build();
}
