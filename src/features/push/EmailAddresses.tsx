import { useTranslate } from 'react-admin';
import { useId, useState, type KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#components/layout/Button.tsx';
import { Glyph } from '#components/layout/Glyph.tsx';
import type { EmailProfile, MailDelivery } from '#contract/endpoints/push.ts';
import { PUSH_LIMITS } from '#contract/pushEvents.ts';
import { splitEmails } from './splitEmails.ts';
import styles from './Push.module.css';

export type EmailValues = Pick<EmailProfile, 'enabled' | 'events' | 'emails'>;

/** [V22] The addresses of the enterprise with how mails to each fared, and a field that adds several at once. */
export function EmailAddresses({ deliveries }: Pick<EmailProfile, 'deliveries'>) {
  const t = useTranslate();
  const id = useId();
  const { watch, setValue } = useFormContext<EmailValues>();
  const emails = watch('emails');
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<string[]>([]);

  function add(): void {
    const { added, invalid, duplicate } = splitEmails(text, emails);
    const next = [...emails, ...added];
    const isFull = next.length > PUSH_LIMITS.emails;
    setProblems([
      ...(invalid.length > 0 ? [t('push.email.invalid', { values: invalid.join(', ') })] : []),
      ...(duplicate.length > 0 ? [t('push.email.duplicate', { values: duplicate.join(', ') })] : []),
      ...(isFull ? [t('push.email.full', { count: PUSH_LIMITS.emails })] : []),
    ]);
    if (isFull) return;
    setValue('emails', next, { shouldDirty: true });
    // What was not recognized stays to be corrected.
    setText(invalid.join('\n'));
  }
  /** Enter adds; Shift+Enter begins a line. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <>
      <div className={styles.add}>
        <label htmlFor={id}>{t('push.email.addLabel')}</label>
        <textarea
          id={id}
          rows={1}
          value={text}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          placeholder="name@example.com"
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={`${id}-below`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="outlined" onClick={add}>
          {t('push.email.add')}
        </Button>
        <div id={`${id}-below`}>
          {problems.length === 0 && <p className={styles.hint}>{t('push.email.addHint')}</p>}
          {problems.map((problem) => (
            <p key={problem} role="alert" className={styles.problem}>
              {problem}
            </p>
          ))}
        </div>
      </div>
      {emails.length === 0 ? (
        <p className={styles.empty}>
          <strong>{t('push.email.none')}</strong>
          {t('push.email.noneText')}
        </p>
      ) : (
        <ul className={styles.emails}>
          {emails.map((email) => (
            <li key={email}>
              <strong>{email}</strong>
              <Delivery delivery={deliveries.find((one) => one.email === email)} />
              <button
                type="button"
                className={styles.remove}
                aria-label={t('push.email.remove', { email })}
                onClick={() =>
                  setValue(
                    'emails',
                    emails.filter((one) => one !== email),
                    { shouldDirty: true },
                  )
                }
              >
                <Glyph name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Delivery({ delivery }: { delivery: MailDelivery | undefined }) {
  const t = useTranslate();
  const { state, answer, at } = delivery ?? { state: 'none' as const, answer: '', at: '' };
  const isBad = state === 'refused' || state === 'expired' || state === 'stopped';
  const key = state === 'waiting' && answer ? 'waitingAfter' : state;
  return (
    <span className={styles.delivery} data-tone={isBad ? 'red' : undefined}>
      {t(`push.delivery.${key}`, { answer, at })}
    </span>
  );
}
