import { useEffect } from 'react';

/** [E06] Focuses the field that a link named, once the form is drawn. */
export function useGoToField(field: string | null, goTo: (path: string) => Promise<void>): void {
  useEffect(() => {
    if (!field) return;
    const timer = setTimeout(() => void goTo(field));
    return () => clearTimeout(timer);
  }, [field, goTo]);
}
