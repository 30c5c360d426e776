import { useEffect, useState } from 'react';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import type { Opening } from './openBill.ts';
import { useDraftAddress } from './useDraftAddress.ts';

/** What an address led to. */
export interface Opened {
  /** The id it was opened by. */
  id: string;
  /** Every id it has had while open: the portal names what was new. */
  addresses: Set<string>;
  opening: Opening;
}

/**
 * Opens the draft or template of an address, once: a save that names it anew leaves it open.
 * @param open null while it cannot be opened yet; the same function until something else is to be opened
 * @param pathOf the address of an id
 * @returns `opened` is null until there is an answer for this id
 */
export function useOpening(id: string, open: (() => Promise<Opening>) | null, pathOf?: (id: string) => string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [attempt, setAttempt] = useState(0);
  const draft = opened && !('failed' in opened.opening) ? opened.opening : null;
  if (draft) opened?.addresses.add(draft.session.state().id);
  const isOpen = opened !== null && opened.addresses.has(id);

  useEffect(() => {
    if (id === '' || open === null || isOpen) return;
    let isWanted = true;
    void open().then((opening) => {
      if (isWanted) setOpened({ id, addresses: new Set([id]), opening });
    });
    return () => {
      isWanted = false;
    };
  }, [id, open, isOpen, attempt]);
  useDraftAddress(draft?.session ?? null, id, isOpen, pathOf);
  useFirstScreen(isOpen);

  const again = () => {
    setOpened(null);
    setAttempt(attempt + 1);
  };
  return { opened: isOpen ? opened : null, again };
}
