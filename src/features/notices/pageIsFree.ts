import { ROUTES } from '#contract/routes.ts';
import type { LayerEnvironment } from './layerRun.ts';

/** Screens with a form: no layer opens by itself there. */
const FORMS: ReadonlySet<string> = new Set(
  [ROUTES.draftDetial, ROUTES.draftCheck, ROUTES.hasSentResent, ROUTES.temDetiall].map(({ path }) => path),
);
const TEXT_INPUTS = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]';
const AGAIN_MS = 500;

/** Whether a layer may appear: no form, no focused text field, no other layer, and the page is visible. */
export function pageIsFree(page: Document = document): boolean {
  const path = page.location.pathname.replace(/(?<=.)\/$/u, '');
  if (FORMS.has(path) || page.visibilityState === 'hidden') return false;
  return !page.activeElement?.matches(TEXT_INPUTS) && page.querySelector(LAYERS) === null;
}

export const PAGE_ENVIRONMENT: LayerEnvironment = {
  isFree: pageIsFree,
  later: (callback) => {
    const timer = setTimeout(callback, AGAIN_MS);
    return () => clearTimeout(timer);
  },
};
