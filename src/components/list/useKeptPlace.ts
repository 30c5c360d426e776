import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useListContext } from 'react-admin';

interface Place {
  selectedIds: readonly string[];
  /** Ids of the page as it was shown. */
  shown: readonly string[];
  pageTop: number;
  frameTop: number;
}

/** By the key of a history entry: the same list with the same page and filters, and only on the way back to it. */
const places = new Map<string, Place>();
const MOST = 50;

function keep(key: string, place: Place): void {
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
}

/** Rows that are gone, e.g. sent drafts, are selected nowhere any more. */
export function forgetSelected(ids: readonly string[]): void {
  const gone = new Set(ids);
  for (const [key, place] of places) {
    places.set(key, { ...place, selectedIds: place.selectedIds.filter((id) => !gone.has(id)) });
  }
}

/**
 * [R01] Back to a list finds it as it was left: what was selected, and where one had scrolled to. Page and filters
 * stand in the address. A list opened anew begins at its top with nothing selected.
 */
export function useKeptPlace(frame: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const { data, selectedIds, onSelect, isPlaceholderData } = useListContext<{ id: string }>();
  const restored = useRef<Place | null>(null);
  const latest = useRef({ key, selectedIds, shown: [] as readonly string[] });
  useLayoutEffect(() => {
    latest.current = { key, selectedIds, shown: data?.map(({ id }) => id) ?? [] };
  });

  // After the layout effects of the list around it: before them it takes no selection.
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
      keep(left.key, { ...left, pageTop: window.scrollY, frameTop: held.current?.scrollTop ?? 0 });
    };
  }, [frame]);

  const hasRows = data !== undefined && !isPlaceholderData;
  useEffect(() => {
    const place = restored.current;
    if (!hasRows || !place) return;
    restored.current = null;
    // Rows need their height first; the browser has already given up on its own try.
    window.scrollTo(0, place.pageTop);
    if (frame.current) frame.current.scrollTop = place.frameTop;
    const now = new Set(data.map(({ id }) => id));
    const gone = new Set(place.shown.filter((id) => !now.has(id)));
    if (place.selectedIds.some((id) => gone.has(id))) onSelect(place.selectedIds.filter((id) => !gone.has(id)));
  }, [hasRows, data, onSelect, frame]);
}
