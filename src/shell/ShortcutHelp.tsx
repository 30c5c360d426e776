import { KeyboardHelp } from '#components/palette/KeyboardHelp.tsx';
import { KEY_TOPICS } from './keyboardMap.ts';

/** The keys of this app. */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => (
  <KeyboardHelp topics={KEY_TOPICS} onClose={onClose} />
);
