import { Button } from '#components/layout/Button.tsx';
import { Dialog } from '#components/layers/Dialog.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useContext, useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Field } from '#components/form/field/Field.tsx';
import { FormRoot } from '#components/form/FormRoot.tsx';
import { createFormStore } from '#components/form/store/createFormStore.ts';
import { party } from '#contract/entities/party.ts';
import { splitAddress } from '#rules/splitAddress.ts';
import { entity } from '#schema/entity.ts';
import { cleanField } from '../cleanField.ts';
import { offerPlace } from './offerPlace.ts';
import { PartyLines } from './PartyLines.tsx';
import { PartyPortContext } from './partyPort.ts';
import { readPartyText, writeParty, type PartyText } from './partyText.ts';
import styles from './Party.module.css';

const { name, addr, city, countryCode } = party.fields;
const ADDRESS = entity('party', { name, addr, city, countryCode });
const KEYS = { name: 'name', addr: 'addr', city: 'city', countryCode: 'countryCode' } as const;

interface PasteAddressDialogProps {
  title: string;
  /** Text pasted before opening, or left unused last time. */
  text: string;
  onAccept: (party: PartyText) => void;
  onClose: (unused: string) => void;
}

/** [B04] Splits a pasted address into editable fields, applied with one click. */
export function PasteAddressDialog({ title, text: given, onAccept, onClose }: PasteAddressDialogProps) {
  const t = useTranslate();
  const id = useId();
  const port = useContext(PartyPortContext);
  const [text, setText] = useState(given);
  const [form] = useState(() =>
    createFormStore({ entity: ADDRESS, record: { ...splitAddress(given) }, clean: cleanField, now: () => new Date() }),
  );

  useEffect(() => {
    if (text.trim() === '') return;
    const { zip: _, ...split } = splitAddress(text);
    writeParty(form, KEYS, split);
    // Debounces the look-up at the portal.
    const timer = setTimeout(() => void lookUp(), 200);
    async function lookUp(): Promise<void> {
      const found = await offerPlace(form, KEYS, port);
      if (found) writeParty(form, KEYS, { city: found.city, addr: found.addr });
    }
    return () => clearTimeout(timer);
  }, [form, port, text]);

  function accept(): void {
    form.tidy();
    onAccept(readPartyText(form, KEYS));
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    // Ctrl+Enter would also send the filing behind this dialog.
    event.stopPropagation();
    event.preventDefault();
    accept();
  }

  return (
    <Dialog
      open
      onClose={() => onClose(text)}
      aria-labelledby={id}
      transitionDuration={0}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { className: styles.paste } }}
    >
      <DialogTitle id={id}>{t('partyTools.paste.title', { block: title })}</DialogTitle>
      <DialogContent>
        <div className={styles.split} data-party>
          <label className={styles.source}>
            {t('partyTools.paste.text')}
            <textarea
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to paste into
              autoFocus={given === ''}
              value={text}
              rows={7}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <FormRoot form={form} className={styles.result}>
            <Field name="name" />
            <div>
              <Field name="addr" lines={2} />
              <PartyLines addressKey="addr" />
            </div>
            <div className={styles.pair}>
              <Field name="city" />
              <Field name="countryCode" />
            </div>
          </FormRoot>
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(text)}>{t('partyTools.cancel')}</Button>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pasted is read already: Enter takes it */}
        <Button variant="contained" autoFocus={given !== ''} aria-keyshortcuts="Control+Enter" onClick={accept}>
          {t('partyTools.paste.accept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
