import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button, buttonClass } from '#components/layout/Button.tsx';
import type { AmsImportReply as Outcome } from '#contract/endpoints/amsBills.ts';
import { FEES } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import styles from './NoticeShow.module.css';

/** [K02] Imports a list of B/L numbers: first what it contains and which rows are wrong, then the numbers. */
export function AmsImport() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('notices.amsImport.title')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

interface Read {
  file: File;
  outcome: Outcome;
}

function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const refresh = useRefresh();
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function send(file: File, save: boolean): Promise<void> {
    const form = new FormData();
    form.append('multipartFile', file, file.name);
    setBusy(true);
    setProblem('');
    try {
      const outcome = await dataProvider.upload('importAmsBills', form, { query: { save: save ? 'true' : 'false' } });
      setRead({ file, outcome });
      if (save) refresh();
    } catch (error) {
      setRead(null);
      setProblem(error instanceof Error ? t(error.message, { _: error.message }) : String(error));
    } finally {
      setBusy(false);
    }
  }
  const left = read ? read.outcome.numbers - read.outcome.known : 0;
  const canSave = read !== null && read.outcome.errorCount === 0 && read.outcome.added === 0 && left > 0;
  return (
    <Dialog open onClose={onClose} aria-labelledby="ams-import">
      <DialogTitle id="ams-import">{t('notices.amsImport.title')}</DialogTitle>
      <DialogContent>
        <p className={styles.hint}>{t('notices.amsImport.lead', { fee: FEES.filingAlreadyInAms })}</p>
        {read && <Findings outcome={read.outcome} />}
        {problem !== '' && <p role="alert">{problem}</p>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('ui.notice.close')}
        </Button>
        <label className={`${buttonClass({ variant: canSave ? 'outlined' : 'contained' })} ${styles.choose}`}>
          {t('notices.amsImport.choose')}
          <input
            type="file"
            className={styles.file}
            accept=".csv,.xlsx,.xls,.txt"
            disabled={isBusy}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) void send(file, false);
            }}
          />
        </label>
        {canSave && (
          <Button variant="contained" disabled={isBusy} onClick={() => void send(read.file, true)}>
            {t('notices.amsImport.save', { count: left })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What the file contains. */
function Findings({ outcome: { numbers, known, added, errors, errorCount } }: { outcome: Outcome }) {
  const t = useTranslate();
  if (added > 0) return <output>{t('notices.amsImport.done', { count: added })}</output>;
  if (errorCount > 0) {
    return (
      <>
        <p role="alert">{t('notices.amsImport.errors', { count: errorCount })}</p>
        <ul className={styles.errors}>
          {errors.map(({ row, value, message, args }) => (
            <li key={`${row} ${value}`}>
              {t('notices.amsImport.row', { row, value })}
              <span>{t(message, args)}</span>
            </li>
          ))}
        </ul>
      </>
    );
  }
  const facts = [
    t('notices.amsImport.found', { count: numbers }),
    t('notices.amsImport.new', { count: numbers - known }),
    ...(known > 0 ? [t('notices.amsImport.known', { count: known })] : []),
  ];
  return <output>{numbers === known ? t('notices.amsImport.nothing') : facts.join(' · ')}</output>;
}
