import { useId, useState } from 'react';
import { Button } from '#components/layout/Button.tsx';
import type { Captcha } from '#contract/endpoints/landing.ts';
import styles from './CodeInput.module.css';
import type { HumanTexts } from './humanTexts.ts';

interface ChallengeBoxProps {
  challenge: Captcha;
  texts: HumanTexts;
  isBusy: boolean;
  onAnswer: (answer: string) => void;
  onChange: (isText: boolean) => void;
}

/** The picture of digits, or the question for people who cannot see it (WCAG 1.1.1, 3.3.8). */
export function ChallengeBox({ challenge, texts, isBusy, onAnswer, onChange }: ChallengeBoxProps) {
  const id = useId();
  const [answer, setAnswer] = useState('');
  const isText = challenge.question !== '';
  const submit = () => {
    if (answer.trim() === '' || isBusy) return;
    setAnswer('');
    onAnswer(answer.trim());
  };
  return (
    <div className={styles.challenge}>
      {isText ? (
        <p>{challenge.question}</p>
      ) : (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(challenge.svg)}`}
          width={200}
          height={64}
          alt={texts.pictureAlt}
        />
      )}
      <label htmlFor={id}>{isText ? texts.answer : texts.picture}</label>
      <div className={styles.row}>
        <input
          id={id}
          value={answer}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          onChange={(event) => setAnswer(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // The form around it must not be submitted.
            event.preventDefault();
            submit();
          }}
        />
        <Button variant="outlined" onClick={submit} aria-disabled={isBusy}>
          {texts.confirm}
        </Button>
      </div>
      <div className={styles.ways}>
        {!isText && <Button onClick={() => onChange(false)}>{texts.another}</Button>}
        <Button onClick={() => onChange(!isText)}>{isText ? texts.asPicture : texts.asQuestion}</Button>
      </div>
    </div>
  );
}
