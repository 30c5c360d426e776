import { Button } from '#components/layout/Button.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { PartyRow } from '#contract/endpoints/parties.ts';
import type { PartyText } from './partyText.ts';
import styles from './Party.module.css';

interface KnownPartyDialogProps {
  entries: readonly PartyRow[];
  party: PartyText;
  onChoose: (target: PartyRow | 'new') => void;
  onClose: () => void;
}

const formatPlace = ({ addr, city, countryCode }: PartyText): string =>
  [addr, city, countryCode].filter(Boolean).join(', ');

/** Asks whether to update an entry of the same name or to add a new one. */
export function KnownPartyDialog({ entries, party, onChoose, onClose }: KnownPartyDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [at, setAt] = useState(0);
  const chosen = entries[at];
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} transitionDuration={0}>
      <DialogTitle id={id}>{t('partyTools.save.knownTitle', { name: party.name })}</DialogTitle>
      <DialogContent>
        <p className={styles.lead}>{t('partyTools.save.known')}</p>
        <dl className={styles.compare}>
          <dt>{t('partyTools.save.here')}</dt>
          <dd>{formatPlace(party)}</dd>
        </dl>
        <fieldset className={styles.entries}>
          <legend>{t('partyTools.save.there')}</legend>
          {entries.map((entry, index) => (
            <label key={entry.id}>
              <input type="radio" name="known-party" checked={index === at} onChange={() => setAt(index)} />
              <span>
                {formatPlace(entry)} <small>{t(`choices.partyType.${entry.type}`, { _: entry.type })}</small>
              </span>
            </label>
          ))}
        </fieldset>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('partyTools.cancel')}</Button>
        <Button variant="outlined" onClick={() => onChoose('new')}>
          {t('partyTools.save.asNew')}
        </Button>
        <Button variant="contained" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
          {t('partyTools.save.update')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
