import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useDataProvider, useTranslate } from 'react-admin';
import { useEffect, useId, useRef, useState, type ClipboardEvent } from 'react';
import { FileDrop } from '#components/inputs/FileDrop.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import { DOCUMENT_ENDINGS, documentProblem } from '#contract/documentFile.ts';
import { PARTY_PREFIXES } from '#contract/entities/partyBlock.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Reply } from '#contract/endpoints/index.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { megabytes } from '#rules/megabytes.ts';
import { requestProblem } from '../jobs/requestProblems.ts';
import styles from '../jobs/Jobs.module.css';

interface RecognizePartyDialogProps {
  /** The party that is taken from a document of several. */
  block: string;
  title: string;
  onRecognized: (party: Reply<'recognizeParty'>) => void;
  onClose: () => void;
}

/** Recognizes one party in a text or a document, and fills a block with it. */
export function RecognizePartyDialog({ block: prefix, title, onRecognized, onClose }: RecognizePartyDialogProps) {
  const t = useTranslate();
  const id = useId();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const block = PARTY_PREFIXES.find((known) => known === prefix);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const open = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    open.current = controller;
    return () => controller.abort();
  }, []);

  async function recognize(call: (signal: AbortSignal) => Promise<Reply<'recognizeParty'>>): Promise<void> {
    const { signal } = open.current;
    setBusy(true);
    setProblem('');
    try {
      const party = await call(signal);
      if (signal.aborted) return;
      if (party.name + party.addr === '') setProblem(t('recognition.party.nothing'));
      else onRecognized(party);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof PortalError)) throw error;
      setProblem(t(error.message, { _: error.message }));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  }
  function choose(file: File): void {
    const wrong = documentProblem(file);
    if (wrong) return setProblem(t(`recognition.file.${wrong}`, { name: file.name, size: megabytes(file.size) }));
    const form = new FormData();
    if (block) form.append('block', block);
    form.append('files', file, file.name);
    void recognize((signal) => dataProvider.upload('recognizeParty', form, undefined, { signal }));
  }
  function onPaste(event: ClipboardEvent): void {
    const [file] = event.clipboardData.files;
    // A cell copied from a spreadsheet is a text with a picture of itself.
    if (!file || isBusy || event.clipboardData.getData('text/plain').trim() !== '') return;
    event.preventDefault();
    choose(file);
  }
  const isTooLong = requestProblem(0, text) !== null;
  return (
    <Dialog
      open
      onClose={onClose}
      onPaste={onPaste}
      aria-labelledby={id}
      transitionDuration={0}
      slotProps={{ paper: { className: styles.paper } }}
    >
      <DialogTitle id={id}>{t('recognition.party.title', { block: title })}</DialogTitle>
      <DialogContent>
        <label className={styles.partyText}>
          {t('recognition.party.text')}
          <textarea
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to paste into
            autoFocus
            value={text}
            rows={6}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <FileDrop
          label={t('recognition.party.choose')}
          hint={t('recognition.party.drop')}
          overHint={t('recognition.dropNow')}
          accept={DOCUMENT_ENDINGS.join()}
          variant="outlined"
          isBusy={isBusy}
          onChoose={choose}
        >
          {isBusy && t('recognition.party.reading')}
        </FileDrop>
        <p role="alert" className={styles.problem}>
          {isTooLong
            ? t('recognition.file.textTooLong', { length: text.length, max: LIMITS.recognitionText })
            : problem}
        </p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('recognition.cancel')}</Button>
        <Button
          variant="contained"
          disabled={isBusy || isTooLong || text.trim() === ''}
          onClick={() => void recognize((signal) => dataProvider.recognizeParty({ body: { text, block } }, { signal }))}
        >
          {t('recognition.party.start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
