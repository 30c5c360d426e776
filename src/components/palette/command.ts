/**
 * A line of the command palette.
 * @example const open: Command = { id: 'sent', group: 'go', label: t('menu.sent'), run: () => navigate('/sent') }
 */
export interface Command {
  id: string;
  group: string;
  /** Translated. */
  label: string;
  /** Distinguishing details: who, when, which type. */
  note?: string;
  /** Shown in monospace, for B/L numbers. */
  isNumber?: true;
  /** Equivalent key sequence. */
  keys?: readonly string[];
  run: () => void;
}

/**
 * A heading of the command palette.
 * @example const go: CommandGroup = { name: 'go', labelKey: 'palette.go' }
 */
export interface CommandGroup {
  name: string;
  /** Message key. */
  labelKey: string;
}

/**
 * The commands that contain every word of a text, ignoring case.
 * @example matching(commands, 'go sent')
 */
export function matching(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  return commands.filter(({ label, note = '' }) => {
    const text = `${label} ${note}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
