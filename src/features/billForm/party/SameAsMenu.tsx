import { Menu } from '#components/layers/Menu.tsx';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { RefObject } from 'react';
import { useForm } from '#components/form/FormContext.ts';
import { maskPersonalId } from '#contract/entities/maskPersonalId.ts';
import { BELOW_TOOLS } from './belowTools.ts';
import { readCopiedParty, type CopiedParty } from './partyText.ts';
import styles from './Party.module.css';

interface SameAsMenuProps {
  block: string;
  anchor: RefObject<HTMLElement | null>;
  onPick: (party: CopiedParty, title: string) => void;
  onClose: () => void;
}

/** [B04] The filled parties of the filing, to copy from. */
export function SameAsMenu({ block, anchor, onPick, onClose }: SameAsMenuProps) {
  const t = useTranslate();
  const form = useForm();
  const others = Object.keys(form.entity.views.form ?? {}).flatMap((other) => {
    const party = other === block ? null : readCopiedParty(form, other, block);
    return party ? [{ other, title: t(`fields.blocks.${other}`), party }] : [];
  });
  return (
    <Menu
      open
      anchorEl={anchor.current}
      {...BELOW_TOOLS}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('partyTools.tool.sameAs'), dense: true } }}
    >
      {others.map(({ other, title, party }) => (
        <MenuItem key={other} onClick={() => onPick(party, title)} className={styles.other}>
          <b>{title}</b>
          <span>{summary(party)}</span>
        </MenuItem>
      ))}
      {others.length === 0 && <MenuItem onClick={onClose}>{t('partyTools.sameAs.none')}</MenuItem>}
    </Menu>
  );
}

function summary({ text, rare }: CopiedParty): string {
  const id = rare['Id'] ?? '';
  return [text.name, text.city, maskPersonalId(id) ?? id].filter(Boolean).join(', ');
}
