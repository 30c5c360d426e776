import { useId, useState, useSyncExternalStore, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Button, buttonClass } from '#components/layout/Button.tsx';
import { Glyph } from '#components/layout/Glyph.tsx';
import { AGREEMENT_TYPES } from '#contract/agreementFile.ts';
import type { AgreementUpload, UploadState } from './agreementUpload.ts';
import styles from './Opening.module.css';

const ACCEPT = Object.keys(AGREEMENT_TYPES)
  .map((extension) => `.${extension}`)
  .join();
const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);

/** [G04] [V21] Takes the signed agreement by drag or click, and shows its upload. */
export function AgreementDrop({ upload }: { upload: AgreementUpload }) {
  const t = useTranslate();
  const id = useId();
  const state = useSyncExternalStore(upload.subscribe, upload.current);
  const [isOver, setIsOver] = useState(false);
  const choose = (file: File | undefined): void => {
    if (file) void upload.choose(file);
  };
  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files[0]);
  }
  return (
    <section aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{t('opening.upload')}</h3>
      {/* The area is a larger target for the pointer; keyboard users use the file input inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <UploadStatus state={state} onStop={upload.clear} />
        <div className={styles.chooseLine} hidden={state.step === 'uploading'}>
          <label className={`${buttonClass({ variant: 'outlined' })} ${styles.choose}`} htmlFor={`${id}file`}>
            {t(state.step === 'none' ? 'opening.choose' : 'opening.chooseOther')}
          </label>
          <input
            id={`${id}file`}
            type="file"
            className={styles.file}
            accept={ACCEPT}
            aria-describedby={`${id}hint`}
            onChange={(event) => {
              choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <span id={`${id}hint`} className={styles.hint}>
            {t(isOver ? 'opening.dropNow' : 'opening.drop')}
          </span>
        </div>
      </div>
    </section>
  );
}

/** What became of the chosen file; changes are announced. */
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
