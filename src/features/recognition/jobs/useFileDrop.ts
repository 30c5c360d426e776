import { useEffect, useState } from 'react';

interface Dropped {
  files: readonly File[];
  text: string;
}

const isInDialog = (): boolean => document.querySelector('.MuiModal-root') !== null;
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Files that are dropped or pasted anywhere on a page, and text pasted outside of a field. Dialogs handle their own.
 * @param isOn whether the current screen takes documents
 * @returns whether files are held over the page
 */
export function useFileDrop(isOn: boolean, take: (dropped: Dropped) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let depth = 0;
    const listening = new AbortController();
    const { signal } = listening;
    const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
      !isInDialog() && [...(dataTransfer?.types ?? [])].includes('Files');
    const end = (): void => {
      depth = 0;
      setOver(false);
    };
    const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void): void =>
      document.addEventListener(type, listener, { signal });
    on('dragenter', (event) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setOver(true);
    });
    on('dragover', (event) => {
      if (hasFiles(event)) event.preventDefault();
    });
    on('dragleave', (event) => {
      if (!hasFiles(event)) return;
      depth -= 1;
      if (depth <= 0) end();
    });
    on('drop', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      end();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) take({ files, text: '' });
    });
    on('paste', (event) => {
      if (isInDialog() || event.defaultPrevented) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      // A cell copied from a spreadsheet is a text with a picture of itself.
      if (text.trim() !== '' ? isControl(event.target) : files.length === 0) return;
      event.preventDefault();
      take(text.trim() === '' ? { files, text: '' } : { files: [], text });
    });
    return () => {
      listening.abort();
      end();
    };
  }, [isOn, take]);
  return isOver;
}
