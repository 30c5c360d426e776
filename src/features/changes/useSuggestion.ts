import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FormStore } from '#components/form/formStore.ts';

/** What a page hands to the modify screen beside its address: values to be filled in, by path into the bill. */
export interface SuggestionState {
  suggest?: Readonly<Record<string, string>>;
}

/**
 * Fills in what the page before suggested, once: a reload or the way back must not write over what was typed since. It is
 * a change like a typed one, so it is kept, shown as changed, and can be undone.
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
