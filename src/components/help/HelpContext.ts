import { createContext } from 'react';

export interface HelpRequest {
  /** Name of the entry, e.g. `fields.houseScac`. */
  topic: string;
  /** What the entry is about, as the screen names it. */
  name: string;
  anchor: HTMLElement;
}

/** The help of one form: a single popover, which any of its buttons opens. */
export interface HelpDesk {
  has: (topic: string) => boolean;
  current: () => HelpRequest | null;
  /** `null` closes it. */
  open: (request: HelpRequest | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Without a desk, fields have no help. */
export const HelpContext = createContext<HelpDesk | null>(null);

/**
 * A store of its own, so that opening help renders no field again.
 * @example const [desk] = useState(() => createHelpDesk((topic) => topic in entries));
 */
export function createHelpDesk(has: (topic: string) => boolean): HelpDesk {
  const listeners = new Set<() => void>();
  let current: HelpRequest | null = null;
  return {
    has,
    current: () => current,
    open: (request) => {
      current = request;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
