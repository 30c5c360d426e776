import { useEffect } from 'react';
import type { FieldError } from 'react-hook-form';

/** Focuses the first field of a form that was refused after it was submitted; its message is its description. */
export function useRefusedFocus(id: string, error: FieldError | undefined): void {
  useEffect(() => {
    if (error?.type !== 'server') return;
    const input = document.getElementById(id);
    if (input?.closest('form')?.querySelector('[aria-invalid="true"]') === input) input?.focus();
  }, [id, error]);
}
