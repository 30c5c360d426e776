import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useListContext } from 'react-admin';

interface Place {
  selectedIds: readonly string[];
  shown: readonly string[];
  /** Id of the row that had the focus. */
  focused: string | null;
  pageTop: number;
  frameTop: number;
}

/** Places by history entry key. */
const places = new Map<string, Place>();
const PLACES_MAX = 50;

function rememberPlace(key: string, place: Place): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > PLACES_MAX && oldest !== undefined) places.delete(oldest);
}

/** Removes rows, e.g. sent drafts, from remembered selections. */
export function forgetSelected(ids: readonly string[]): void {
  const removed = new Set(ids);
  for (const [key, place] of places) {
    places.set(key, { ...place, selectedIds: place.selectedIds.filter((id) => !removed.has(id)) });
  }
}

/** [R01] Restores selection, focused row and scroll position of a list on back; page and filters are in the address. */
export function useRestoredPlace(frame: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const { data, selectedIds, onSelect, isPlaceholderData } = useListContext<{ id: string }>();
  const restored = useRef<Place | null>(null);
  const latest = useRef({ key, selectedIds, shown: [] as readonly string[] });
  useLayoutEffect(() => {
    latest.current = { key, selectedIds, shown: data?.map(({ id }) => id) ?? [] };
  });

  // Runs after the list's layout effects, which reset the selection.
  useEffect(() => {
    const place = isBack ? places.get(latest.current.key) : undefined;
    if (!place) return;
    restored.current = place;
    onSelect([...place.selectedIds]);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each mount: later moves within the list keep its state by themselves
  }, []);
  useLayoutEffect(() => {
    const held = frame;
    return () => {
      const left = latest.current;
      const index = focusedRow(held.current);
      const focused = index === null ? null : (left.shown[index] ?? null);
      rememberPlace(left.key, { ...left, focused, pageTop: window.scrollY, frameTop: held.current?.scrollTop ?? 0 });
    };
  }, [frame]);

  const hasRows = data !== undefined && !isPlaceholderData;
  useEffect(() => {
    const place = restored.current;
    if (!hasRows || !place) return;
    restored.current = null;
    // The browser restores the position before rows have a height.
    window.scrollTo(0, place.pageTop);
    if (frame.current) frame.current.scrollTop = place.frameTop;
    focusRow(
      frame.current,
      data.findIndex(({ id }) => id === place.focused),
    );
    const now = new Set(data.map(({ id }) => id));
    const removed = new Set(place.shown.filter((id) => !now.has(id)));
    if (place.selectedIds.some((id) => removed.has(id))) onSelect(place.selectedIds.filter((id) => !removed.has(id)));
  }, [hasRows, data, onSelect, frame]);
}

function focusedRow(frame: HTMLElement | null): number | null {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-row]');
  return row && frame?.contains(row) ? Number(row.dataset['row']) : null;
}

/** Focuses a row's link, unless something else of the screen has the focus by now. */
function focusRow(frame: HTMLElement | null, index: number): void {
  const now = document.activeElement;
  const isFree = now === null || now === document.body || now.matches('main, h1');
  if (isFree) frame?.querySelector<HTMLElement>(`tr[data-row="${index}"] a[href]`)?.focus({ preventScroll: true });
}
