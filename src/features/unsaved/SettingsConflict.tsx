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
      <DialogTitle id={id}>{t('settingsConflict.title')}</DialogTitle>
      <DialogContent>
        <SettingsTable
          columns={[
            { label: t('settingsConflict.field'), cell: ({ label }) => label },
            { label: t('settingsConflict.mine'), cell: ({ mine }) => mine || '–' },
            { label: t('settingsConflict.theirs'), cell: ({ theirs }) => theirs || '–' },
          ]}
          rows={rows.filter(({ mine, theirs }) => mine !== theirs)}
          keyOf={({ label }) => label}
          empty={t('settingsConflict.same')}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onTakeTheirs}>
          {t('settingsConflict.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={onKeepMine}>
          {t('settingsConflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
