import { useEffect, useState } from 'react';
import { afterFirstScreen } from '#startup/afterFirstScreen.ts';
import { bringsFiles, pastedContent, takeEarlyFiles } from '#startup/earlyFiles.ts';

interface Dropped {
  files: readonly File[];
  text: string;
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Files that are dropped or pasted anywhere on a page, also before this part has loaded, and text pasted outside of a
 * field. Dialogs handle their own.
 * @param isOn whether the current screen takes documents
 * @returns whether files are held over the page
 */
export function useFileDrop(isOn: boolean, take: (dropped: Dropped) => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const early = takeEarlyFiles();
    // Waits for an open form, which determines the filing type of the documents.
    if (early.length > 0) void afterFirstScreen().then(() => early.forEach((files) => take({ files, text: '' })));
  }, [take]);
  useEffect(() => {
    if (!isOn) return;
    let depth = 0;
    const listening = new AbortController();
    const { signal } = listening;
    const end = (): void => {
      depth = 0;
      setOver(false);
    };
    const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void): void =>
      document.addEventListener(type, listener, { signal });
    on('dragenter', (event) => {
      if (!bringsFiles(event)) return;
      depth += 1;
      setOver(true);
    });
    on('dragover', (event) => {
      if (bringsFiles(event)) event.preventDefault();
    });
    on('dragleave', (event) => {
      if (!bringsFiles(event)) return;
      depth -= 1;
      if (depth <= 0) end();
    });
    on('drop', (event) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      end();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) take({ files, text: '' });
    });
    on('paste', (event) => {
      const content = pastedContent(event);
      if (content.text ? isControl(event.target) : content.files.length === 0) return;
      event.preventDefault();
      take(content);
    });
    return () => {
      listening.abort();
      end();
    };
  }, [isOn, take]);
  return isOver;
}
