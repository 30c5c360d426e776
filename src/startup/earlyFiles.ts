import { ROUTES } from '#contract/routes.ts';
import { currentSession } from './currentSession.ts';

/** Whether the screen of an address takes documents for recognition. */
export const takesDocuments = (pathname: string): boolean =>
  pathname === ROUTES.draftList.path || pathname === ROUTES.draftDetial.path;

const isInDialog = (): boolean => document.querySelector('.MuiModal-root') !== null;

/** Whether a drag brings files to the page; dialogs handle their own. */
export const bringsFiles = ({ dataTransfer }: DragEvent): boolean =>
  !isInDialog() && [...(dataTransfer?.types ?? [])].includes('Files');

/** What a paste brings to the page. A cell copied from a spreadsheet is a text with a picture of itself. */
export function pastedContent(event: ClipboardEvent): { files: File[]; text: string } {
  if (isInDialog() || event.defaultPrevented) return { files: [], text: '' };
  const text = event.clipboardData?.getData('text/plain') ?? '';
  return text.trim() ? { files: [], text } : { files: [...(event.clipboardData?.files ?? [])], text: '' };
}

let early: { session: string; files: File[] }[] = [];
let listening = new AbortController();

/**
 * Keeps files that are dropped or pasted before the part that sends them has loaded: the browser would open a dropped
 * file and leave the page.
 */
export function catchEarlyFiles(): void {
  listening = new AbortController();
  const { signal } = listening;
  const keep = (event: Event, files: File[]): void => {
    if (!takesDocuments(location.pathname)) return;
    event.preventDefault();
    if (files.length > 0) early.push({ session: currentSession(), files });
  };
  const onDrag = (event: DragEvent): void => {
    if (bringsFiles(event)) keep(event, event.type === 'drop' ? [...(event.dataTransfer?.files ?? [])] : []);
  };
  document.addEventListener('dragover', onDrag, { signal });
  document.addEventListener('drop', onDrag, { signal });
  document.addEventListener(
    'paste',
    (event) => {
      const { files } = pastedContent(event);
      if (files.length > 0) keep(event, files);
    },
    { signal },
  );
}

/** Ends `catchEarlyFiles`. @returns the files of each drop or paste of the current session */
export function takeEarlyFiles(): File[][] {
  listening.abort();
  const taken = early.filter(({ session }) => session === currentSession());
  early = [];
  return taken.map(({ files }) => files);
}
