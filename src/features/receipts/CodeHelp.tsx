import { useTranslate } from 'react-admin';
import { EXPLAINED_CODES } from '#customs/edits/codes.ts';
import { HelpPoint } from '../help/HelpPoint.tsx';

/** The texts of some codes name a party. */
const ANY = { entity: 'any' };

/** The `?` of the receipts: every code of customs with its AMS code, meaning and cure. */
export function CodeHelp() {
  const t = useTranslate();
  const entries = EXPLAINED_CODES.map(({ name, code, ams }) => ({
    term: [code, ams && `AMS ${ams}`].filter(Boolean).join(' · '),
    text: t('sent.codeHelp', {
      text: t(`customs.edits.${name}.text`, ANY),
      fix: t(`customs.edits.${name}.fix`, ANY),
    }),
  }));
  return <HelpPoint topic="columns.customsCodes" name={t('sent.codes')} entries={entries} />;
}
