import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { toServerText } from '#schema/dateText.ts';
import { serverNow } from '#schema/serverClock.ts';
import { LIMITS } from '#contract/limits.ts';
import { FormField } from '#components/inputs/FormField.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import { openDownload } from '#dataProvider/openDownload.ts';
import styles from './Ledger.module.css';

const MONTHS = 24;

/** The current month and those before it, at +08:00. */
function recentMonths(now: Date): string[] {
  const [year = 0, month = 0] = toServerText(now).slice(0, 7).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** [M03] Downloads the statement of a month, of everything or of one client. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const id = useId();
  const [months] = useState(() => recentMonths(new Date(serverNow())));
  // The last whole month.
  const [month, setMonth] = useState(months[1] ?? '');
  const [client, setClient] = useState('');
  const download = (format: 'pdf' | 'xlsx') => {
    const clientRef = client.trim();
    openDownload('downloadStatement', { query: { month, format, ...(clientRef ? { clientRef } : {}) } });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('cashier.ledger.statement')}</DialogTitle>
      <DialogContent>
        <div className={styles.fields}>
          <FormField
            id={`${id}-month`}
            label={t('cashier.ledger.month')}
            error={undefined}
            hint={month === months[0] ? t('cashier.ledger.unclosed') : undefined}
          >
            <select id={`${id}-month`} value={month} onChange={({ target }) => setMonth(target.value)}>
              {months.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </FormField>
          <FormField
            id={`${id}-client`}
            label={t('cashier.ledger.client')}
            error={undefined}
            hint={t('cashier.ledger.clientHelp')}
          >
            <input
              id={`${id}-client`}
              value={client}
              maxLength={LIMITS.userRemark}
              autoComplete="off"
              onChange={({ target }) => setClient(target.value)}
            />
          </FormField>
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('people.cancel')}
        </Button>
        <Button variant="outlined" onClick={() => download('xlsx')}>
          {t('cashier.ledger.excel')}
        </Button>
        <Button variant="contained" onClick={() => download('pdf')}>
          {t('cashier.ledger.pdf')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
