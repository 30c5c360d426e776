import { KeyboardHelp } from '#components/palette/KeyboardHelp.tsx';
import { KEY_TOPICS } from './keyboardMap.ts';

export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => (
  <KeyboardHelp topics={KEY_TOPICS} onClose={onClose} />
);
