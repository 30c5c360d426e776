import { Menu } from '#components/layers/Menu.tsx';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { RefObject } from 'react';
import { useForm } from '#components/form/FormContext.ts';
import { maskPersonalId } from '#contract/entities/maskPersonalId.ts';
import { BELOW_TOOLS } from './belowTools.ts';
import { hasParty, partyKeys, readPartyText, readRareParts } from './partyText.ts';
import styles from './Party.module.css';

interface SameAsMenuProps {
  block: string;
  anchor: RefObject<HTMLElement | null>;
  onPick: (other: string, title: string) => void;
  onClose: () => void;
}

/** [B04] The filled parties of the filing, to copy from. */
export function SameAsMenu({ block, anchor, onPick, onClose }: SameAsMenuProps) {
  const t = useTranslate();
  const form = useForm();
  const others = Object.keys(form.entity.views.form ?? {}).flatMap((other) => {
    const keys = partyKeys(other);
    if (other === block || !form.entity.fields[keys.name]) return [];
    const party = readPartyText(form, keys);
    const id = readRareParts(form, other)['Id'] ?? '';
    return hasParty(party) || id !== '' ? [{ other, title: t(`fields.blocks.${other}`), party, id }] : [];
  });
  return (
    <Menu
      open
      anchorEl={anchor.current}
      {...BELOW_TOOLS}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('partyTools.tool.sameAs'), dense: true } }}
    >
      {others.map(({ other, title, party, id }) => (
        <MenuItem key={other} onClick={() => onPick(other, title)} className={styles.other}>
          <b>{title}</b>
          <span>{[party.name, party.city, maskPersonalId(id) ?? id].filter(Boolean).join(', ')}</span>
        </MenuItem>
      ))}
      {others.length === 0 && <MenuItem onClick={onClose}>{t('partyTools.sameAs.none')}</MenuItem>}
    </Menu>
  );
}
