import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '#components/layers/Dialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import { SettingsTable } from '#components/settings/SettingsTable.tsx';
import { CONNECTION_FIELDS, type ConnectionValues } from '#rules/customsConnection.ts';

interface ConnectionConflictProps {
  mine: ConnectionValues;
  theirs: ConnectionValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Values that were saved elsewhere meanwhile; open until one side is chosen. */
export function ConnectionConflict({ mine, theirs, onKeepMine, onTakeTheirs }: ConnectionConflictProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id}>
      <DialogTitle id={id}>{t('connection.conflict.title')}</DialogTitle>
      <DialogContent>
        <SettingsTable
          columns={[
            { label: t('connection.conflict.field'), cell: (name) => t(`connection.fields.${name}`) },
            { label: t('connection.conflict.mine'), cell: (name) => mine[name] || '–' },
            { label: t('connection.conflict.theirs'), cell: (name) => theirs[name] || '–' },
          ]}
          rows={CONNECTION_FIELDS.filter((name) => mine[name] !== theirs[name])}
          keyOf={(name) => name}
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
