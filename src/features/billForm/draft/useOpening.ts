import { useEffect, useState } from 'react';
import { useFirstScreen } from '#startup/afterFirstScreen.ts';
import type { Opening } from '../openBill.ts';
import { useDraftAddress } from './useDraftAddress.ts';

/** The result of opening an address. */
interface Opened {
  id: string;
  /** Every id it has had while open: the first save assigns another one. */
  addresses: Set<string>;
  opening: Opening;
}

/**
 * Opens the document of an address once; stays open when a save changes its id.
 * @param open null while it cannot be opened yet; stable until another document is to be opened
 * @returns `opened` is null until there is an answer for this id
 */
export function useOpening(id: string, open: (() => Promise<Opening>) | null, documentPath?: (id: string) => string) {
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
  useDraftAddress(draft?.session ?? null, id, isOpen, documentPath);
  useFirstScreen(isOpen);

  const again = () => {
    setOpened(null);
    setAttempt(attempt + 1);
  };
  return { opened: isOpen ? opened : null, again };
}
