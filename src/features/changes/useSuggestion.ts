import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FormStore } from '#components/form/store/formStore.ts';

/** Router state of the modify screen: values to fill in, by path in the bill. */
interface SuggestionState {
  suggest?: Readonly<Record<string, string>>;
}

/**
 * Fills in suggested values once: clears the router state, so that a reload does not overwrite later typing. The values
 * are stored and undone like typed text.
 */
export function useSuggestion(form: FormStore): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const suggest = (state as SuggestionState | null)?.suggest;
  useEffect(() => {
    if (!suggest) return;
    for (const [path, value] of Object.entries(suggest)) form.write(form.keyOf(path), value);
    void navigate({ pathname, search }, { replace: true, state: null });
  }, [suggest, form, navigate, pathname, search]);
}
