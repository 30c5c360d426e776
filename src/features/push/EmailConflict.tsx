import { useTranslate } from 'react-admin';
import { SettingsConflict } from '#features/unsaved/SettingsConflict.tsx';
import { PUSH_EVENTS } from '#contract/pushEvents.ts';
import type { EmailSettings } from './EmailAddresses.tsx';

interface EmailConflictProps {
  mine: EmailSettings;
  theirs: EmailSettings;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** [V22] E-mail settings that a colleague saved since the page loaded them. */
export function EmailConflict({ mine, theirs, ...choices }: EmailConflictProps) {
  const t = useTranslate();
  const asTexts = ({ enabled, events, emails }: EmailSettings): string[] => [
    t(`ra.boolean.${enabled}`),
    emails.join(', '),
    PUSH_EVENTS.filter((kind) => events.includes(kind))
      .map((kind) => t(`push.events.${kind}`))
      .join(', '),
  ];
  const [own, saved] = [asTexts(mine), asTexts(theirs)];
  const rows = ['enabled', 'addresses', 'events'].map((name, at) => ({
    label: t(`push.email.${name}`),
    mine: own[at] ?? '',
    theirs: saved[at] ?? '',
  }));
  return <SettingsConflict rows={rows} {...choices} />;
}
