/** One thing that the palette can do. */
export interface Command {
  id: string;
  /** Name of the group it stands in. */
  group: string;
  /** Already in the person's language. */
  label: string;
  /** What else tells it apart: who, when, which type. */
  note?: string;
  /** B/L numbers are set in the monospace face. */
  isNumber?: true;
  /** Keys that do the same, one after the other. */
  keys?: readonly string[];
  run: () => void;
}

/** A heading of the palette, with the commands of its name. */
export interface CommandGroup {
  name: string;
  /** Message key. */
  labelKey: string;
}

/**
 * The commands whose words hold every word of a text, whatever the case.
 * @example matching(commands, 'go sent')
 */
export function matching(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  return commands.filter(({ label, note = '' }) => {
    const said = `${label} ${note}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
