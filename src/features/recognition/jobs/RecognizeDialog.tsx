import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId, useState, type ClipboardEvent } from 'react';
import { FileDrop } from '#components/inputs/FileDrop.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import type { BillType } from '#contract/codes.ts';
import { DOCUMENT_ENDINGS, documentProblem } from '#contract/documentFile.ts';
import { LIMITS } from '#contract/limits.ts';
import { BillTypeChoice } from '../../filing/BillTypeChoice.tsx';
import type { RecognitionRequest } from '../recognitionEntry.ts';
import { megabytes } from '#rules/megabytes.ts';
import { requestProblem } from './requestProblems.ts';
import styles from './Jobs.module.css';

interface RecognizeDialogProps {
  request: RecognitionRequest;
  billType: BillType;
  onStart: (files: readonly File[], text: string, billType: BillType) => void;
  onClose: () => void;
}

/** [A01] Choice of documents and text of one shipment; files that cannot be recognized are named and not sent. */
export function RecognizeDialog({ request, billType, onStart, onClose }: RecognizeDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [type, setType] = useState(billType);
  const [files, setFiles] = useState<readonly File[]>(request.files);
  const [text, setText] = useState(request.text);
  const good = files.filter((file) => documentProblem(file) === null);
  const problem = requestProblem(good.length, text);
  const isReady = !problem && (good.length > 0 || text.trim() !== '');
  const add = (file: File): void => setFiles((before) => [...before, file]);
  function onPaste(event: ClipboardEvent): void {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    pasted.forEach(add);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      onPaste={onPaste}
      slotProps={{ paper: { className: styles.paper } }}
    >
      <DialogTitle id={id}>{t('recognition.title')}</DialogTitle>
      <DialogContent>
        <p className={styles.lead}>{t('recognition.lead')}</p>
        <BillTypeChoice legend={t('recognition.type')} value={type} onChange={setType} />
        <FileDrop
          isMultiple
          label={t('recognition.choose')}
          hint={t('recognition.drop')}
          overHint={t('recognition.dropNow')}
          accept={DOCUMENT_ENDINGS.join()}
          variant={files.length > 0 ? 'outlined' : 'contained'}
          onChoose={add}
        />
        <ul className={styles.chosen} aria-live="polite">
          {files.map((file, at) => {
            const wrong = documentProblem(file);
            return (
              <li key={at}>
                {wrong ? (
                  <p>{t(`recognition.file.${wrong}`, { name: file.name, size: megabytes(file.size) })}</p>
                ) : (
                  <>
                    <b title={file.name}>{file.name}</b>
                    <small>{megabytes(file.size)} MB</small>
                  </>
                )}
                <button
                  type="button"
                  className={styles.leave}
                  aria-label={t('recognition.remove', { name: file.name })}
                  onClick={() => setFiles(files.filter((other) => other !== file))}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ul>
        <label className={styles.text}>
          {t('recognition.text')}
          <textarea value={text} rows={5} onChange={(event) => setText(event.target.value)} />
        </label>
        <p role="alert" className={styles.problem}>
          {problem &&
            t(`recognition.file.${problem}`, {
              max: problem === 'tooMany' ? LIMITS.recognitionFiles : LIMITS.recognitionText,
              length: text.length,
            })}
        </p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('recognition.cancel')}</Button>
        <Button variant="contained" disabled={!isReady} onClick={() => onStart(good, text, type)}>
          {t('recognition.start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
