import { useEffect, useEffectEvent, useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Button } from '#components/layout/Button.tsx';
import type { CodePurpose } from '#contract/endpoints/landing.ts';
import { fillText } from '#rules/fillText.ts';
import { ChallengeBox } from './ChallengeBox.tsx';
import styles from './CodeInput.module.css';
import type { CodeTarget } from './codeTarget.ts';
import { useHumanTexts, type HumanTexts } from './humanTexts.ts';
import { useCodeRequest, type CodeState } from './useCodeRequest.ts';

interface CodeInputProps {
  purpose: CodePurpose;
  /** Where the code goes; null while the address is incomplete or invalid. */
  target: CodeTarget | null;
  /** Fields of the address: validated when a code is requested without one, no longer wrong once it is complete. */
  addressFields: readonly string[];
}

/**
 * A verification code of six digits, the field `code` of a react-admin form, with the button that requests it after
 * human verification.
 * @example <CodeInput purpose="register" target={isValid ? { channel: 'email', email } : null} addressFields={['email']} />
 */
export function CodeInput({ purpose, target, addressFields }: CodeInputProps) {
  const t = useTranslate();
  const texts = useHumanTexts();
  const id = useId();
  const { field, fieldState } = useInput({
    source: 'code',
    defaultValue: '',
    validate: (value?: string) => (/^\d{6}$/u.test(value?.trim() ?? '') ? undefined : texts.missing),
  });
  const { trigger, clearErrors } = useFormContext();
  const isComplete = target !== null;
  // Before the form is sent, its fields are not validated again while one types.
  const clearAddress = useEffectEvent(() => clearErrors(addressFields));
  useEffect(() => {
    if (isComplete) clearAddress();
  }, [isComplete]);
  const { state, challenge, wait, isBusy, send, showChallenge, answer } = useCodeRequest(target, purpose);
  const requested = (work: () => Promise<void>) => () => {
    if (isBusy || wait > 0) return;
    if (target) void work();
    else void trigger(addressFields, { shouldFocus: true });
  };
  const error = fieldState.error?.message?.replace(/^@@react-admin@@"(.*)"$/u, '$1');
  return (
    <div className={styles.code}>
      <label htmlFor={id}>{texts.code}</label>
      <div className={styles.row}>
        <input
          {...field}
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-state`}
        />
        <Button variant="outlined" onClick={requested(send)} aria-disabled={isBusy || wait > 0}>
          {wait > 0 ? fillText(texts.wait, { seconds: wait }) : state.kind === 'sent' ? texts.sendAgain : texts.send}
        </Button>
      </div>
      {error && <p className={styles.error}>{t(error, { _: error })}</p>}
      <output id={`${id}-state`} className={state.kind === 'failed' ? styles.error : styles.state}>
        {stateText(state, texts, t)}
      </output>
      {challenge ? (
        <ChallengeBox
          key={challenge.captchaId}
          challenge={challenge}
          texts={texts}
          isBusy={isBusy}
          onAnswer={(given) => void answer(given)}
          onChange={(isText) => void showChallenge(isText)}
        />
      ) : (
        state.kind !== 'sent' && (
          <button type="button" className={styles.other} onClick={requested(() => showChallenge(false))}>
            {texts.otherWay}
          </button>
        )
      )}
    </div>
  );
}

function stateText(state: CodeState, texts: HumanTexts, t: ReturnType<typeof useTranslate>): string {
  if (state.kind === 'checking') return `${texts.checking} …`;
  if (state.kind === 'sending') return `${texts.sending} …`;
  if (state.kind === 'failed') return state.message ? t(state.message, { _: state.message }) : texts.failed;
  if (state.kind === 'idle') return '';
  return fillText(state.channel === 'email' ? texts.sentEmail : texts.sentSms, { address: state.address });
}
