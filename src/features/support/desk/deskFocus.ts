import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Addresses of the rows that were opened last, by the address of their list; kept while the desk is open. */
const opened = new Map<string, string>();

/** Moves the focus to the content of another screen of the desk, unless something in it has the focus. */
export function useContentFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const inside = content.current?.contains(document.activeElement) && document.activeElement !== content.current;
    if (!inside) content.current?.focus({ preventScroll: true });
  }, [content, pathname]);
}

/** The link of a row: going back to its list focuses it again. */
export function useRowFocus(path: string) {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = focused === null || focused === document.body || focused.id === 'desk-content';
    if (isReturn && isFree && opened.get(pathname) === path) link.current?.focus();
  }, [isReturn, pathname, path]);
  return { ref: link, onClick: () => void opened.set(pathname, path) };
}
