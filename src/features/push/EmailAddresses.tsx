import { useTranslate } from 'react-admin';
import { useId, type KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#components/layout/Button.tsx';
import { Glyph } from '#components/layout/Glyph.tsx';
import type { EmailProfile, MailDelivery } from '#contract/endpoints/push.ts';
import { PUSH_LIMITS } from '#contract/pushEvents.ts';
import { splitEmails } from './splitEmails.ts';
import styles from './Push.module.css';

export type EmailSettings = Pick<EmailProfile, 'enabled' | 'events' | 'emails'>;
export interface EmailValues extends EmailSettings {
  /** The settings that the form starts from; the portal refuses to save over others. */
  loaded: EmailSettings;
  /** Addresses that were typed and not added yet; saving adds them. */
  typed: string;
}

/** Messages about single addresses; a pasted spreadsheet may have thousands of wrong ones. */
const MESSAGES_MAX = 5;
function eachNamed(all: readonly string[]): string[] {
  const values = [...new Set(all)];
  if (values.length <= MESSAGES_MAX) return values;
  return [...values.slice(0, MESSAGES_MAX - 1), values.slice(MESSAGES_MAX - 1).join(', ')];
}

/** [V22] The addresses of the enterprise with how mails to each fared, and a field that adds several at once. */
export function EmailAddresses({ deliveries }: Pick<EmailProfile, 'deliveries'>) {
  const t = useTranslate();
  const id = useId();
  const { watch, setValue, getValues, register, setError, clearErrors, formState } = useFormContext<EmailValues>();
  const emails = watch('emails');
  const problems = formState.errors.typed?.message?.split('\n') ?? [];

  const invalidText = (values: string[]) =>
    eachNamed(values).map((named) => t('push.email.invalid', { values: named }));
  const fullText = (count: number) =>
    count > PUSH_LIMITS.emails ? [t('push.email.full', { count: PUSH_LIMITS.emails })] : [];

  function add(): void {
    const { added, invalid, duplicate } = splitEmails(getValues('typed'), emails);
    const next = [...emails, ...added];
    const full = fullText(next.length);
    const found = [
      ...invalidText(invalid),
      ...eachNamed(duplicate).map((named) => t('push.email.duplicate', { values: named })),
      ...full,
    ];
    if (found.length > 0) setError('typed', { type: 'add', message: found.join('\n') });
    else clearErrors('typed');
    if (full.length > 0) return;
    setValue('emails', next, { shouldDirty: true });
    // What was not recognized stays to be corrected.
    setValue('typed', invalid.join('\n'), { shouldDirty: true });
  }
  /** Saving drops an address that is in the list already, and refuses one that it cannot save. */
  function validate(typed: string, values: EmailValues): true | string {
    const { added, invalid } = splitEmails(typed, values.emails);
    return [...invalidText(invalid), ...fullText(values.emails.length + added.length)].join('\n') || true;
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
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          placeholder="name@example.com"
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={`${id}-below`}
          {...register('typed', { validate, onChange: () => clearErrors('typed') })}
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
      <EmailList
        emails={emails}
        deliveries={deliveries}
        onRemove={(email, button) => {
          const item = button.closest('li');
          const beside = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
          (beside ?? document.getElementById(id))?.focus();
          setValue(
            'emails',
            emails.filter((one) => one !== email),
            { shouldDirty: true },
          );
        }}
      />
    </>
  );
}

interface EmailListProps extends Pick<EmailProfile, 'emails' | 'deliveries'> {
  onRemove: (email: string, button: HTMLButtonElement) => void;
}

function EmailList({ emails, deliveries, onRemove }: EmailListProps) {
  const t = useTranslate();
  if (emails.length === 0) {
    return (
      <p className={styles.empty}>
        <strong>{t('push.email.none')}</strong>
        {t('push.email.noneText')}
      </p>
    );
  }
  return (
    <ul className={styles.emails}>
      {emails.map((email) => (
        <li key={email}>
          <strong>{email}</strong>
          <Delivery delivery={deliveries.find((one) => one.email === email)} />
          <button
            type="button"
            className={styles.remove}
            aria-label={t('push.email.remove', { email })}
            onClick={(event) => onRemove(email, event.currentTarget)}
          >
            <Glyph name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
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
