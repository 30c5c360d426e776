import { storedText } from '#schema/storedText.ts';

const NAME_MAX = 200;

/**
 * A name from a browser without folders, control and invisible characters; its end is kept, because it has the extension.
 * @param sent undefined for a part of a form without a file name
 */
export function cleanName(sent: string | undefined): string {
  const last =
    storedText((sent ?? '').normalize('NFC'))
      .split(/[/\\]/u)
      .at(-1) ?? '';
  const name = last.replaceAll(/[\p{Cc}"<>|?*:]/gu, ' ').trim();
  return Array.from(name).slice(-NAME_MAX).join('');
}
