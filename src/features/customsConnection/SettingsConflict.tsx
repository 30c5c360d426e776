import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import { SettingsTable } from '#components/settings/SettingsTable.tsx';

interface SettingsConflictProps {
  /** The settings as texts; those that are the same are left out. */
  rows: readonly { label: string; mine: string; theirs: string }[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * Settings that were saved elsewhere meanwhile; open until one side is chosen.
 * @example <SettingsConflict rows={[{ label, mine, theirs }]} onKeepMine={saveMine} onTakeTheirs={takeTheirs} />
 */
export function SettingsConflict({ rows, onKeepMine, onTakeTheirs }: SettingsConflictProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id}>
      <DialogTitle id={id}>{t('connection.conflict.title')}</DialogTitle>
      <DialogContent>
        <SettingsTable
          columns={[
            { label: t('connection.conflict.field'), cell: ({ label }) => label },
            { label: t('connection.conflict.mine'), cell: ({ mine }) => mine || '–' },
            { label: t('connection.conflict.theirs'), cell: ({ theirs }) => theirs || '–' },
          ]}
          rows={rows.filter(({ mine, theirs }) => mine !== theirs)}
          keyOf={({ label }) => label}
          empty={t('connection.conflict.same')}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onTakeTheirs}>
          {t('connection.conflict.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={onKeepMine}>
          {t('connection.conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
