import { useId, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { FileDrop } from '#components/inputs/FileDrop.tsx';
import { Button } from '#components/layout/Button.tsx';
import { Glyph } from '#components/layout/Glyph.tsx';
import { AGREEMENT_TYPES } from '#contract/agreementFile.ts';
import type { AgreementUpload, UploadState } from './agreementUpload.ts';
import { megabytes } from '#rules/megabytes.ts';
import styles from './Opening.module.css';

const ACCEPT = Object.keys(AGREEMENT_TYPES)
  .map((extension) => `.${extension}`)
  .join();

/** [G04] [V21] Takes the signed agreement by drag or click, and shows its upload. */
export function AgreementDrop({ upload }: { upload: AgreementUpload }) {
  const t = useTranslate();
  const id = useId();
  const state = useSyncExternalStore(upload.subscribe, upload.current);
  return (
    <section aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{t('opening.upload')}</h3>
      <FileDrop
        label={t(state.step === 'none' ? 'opening.choose' : 'opening.chooseOther')}
        hint={t('opening.drop')}
        overHint={t('opening.dropNow')}
        accept={ACCEPT}
        variant="outlined"
        isBusy={state.step === 'uploading'}
        onChoose={(file) => void upload.choose(file)}
      >
        {state.step !== 'none' && <UploadStatus state={state} onStop={upload.clear} />}
      </FileDrop>
    </section>
  );
}

/** The result for the chosen file; changes are announced. */
function UploadStatus({ state, onStop }: { state: UploadState; onStop: () => void }) {
  const t = useTranslate();
  if (state.step === 'none') return null;
  if (state.step === 'uploading') {
    const { name, size, part } = state;
    const text = t(part < 1 ? 'opening.uploading' : 'opening.checking', { name });
    return (
      <div className={styles.status}>
        <output className={styles.fileName}>{text}</output>
        <progress className={styles.progress} max={1} value={part} aria-label={text} />
        <p className={styles.progressLine}>
          <span className={styles.hint}>
            {t('opening.bytes', { sent: megabytes(part * size), size: megabytes(size) })}
          </span>
          <Button variant="text" onClick={onStop}>
            {t('opening.stop')}
          </Button>
        </p>
      </div>
    );
  }
  if (state.step === 'done') {
    return (
      <div className={styles.status} data-tone="success">
        <output className={styles.fileName}>
          <Glyph name="success" size={18} /> {t('opening.done', { name: state.contractFilename })}
        </output>
        <a href={state.contractUrl} download>
          {t('opening.view')}
        </a>
      </div>
    );
  }
  const message = state.step === 'invalid' ? t(`errors.${state.problem}`) : t(state.message, { _: state.message });
  return (
    <div className={styles.status} data-tone="error" role="alert">
      <b className={styles.fileName}>
        <Glyph name="error" size={18} /> {state.name}: {t('opening.failed')}
      </b>
      <p>{message}</p>
    </div>
  );
}
