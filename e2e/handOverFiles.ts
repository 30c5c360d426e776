import type { Page } from '@playwright/test';
import type { SentFile } from './shipmentDocuments.ts';
import { expect } from './test.ts';
import { loadWords } from './words.ts';

const words = loadWords('en');

/** Files held over the page, as from the desktop. */
export const holdFiles = (page: Page, files: readonly SentFile[]) =>
  page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, mimeType, bytes } of given)
        data.items.add(
          new File([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))], name, { type: mimeType }),
        );
      return data;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: buffer.toString('base64') })),
  );

/** Drops files in the middle of the page. */
export async function drop(page: Page, files: readonly SentFile[]): Promise<void> {
  const transfer = await holdFiles(page, files);
  const main = page.locator('main');
  // The drop zone loads after the first screen.
  await expect(async () => {
    await main.dispatchEvent('dragenter', { dataTransfer: transfer });
    await expect(page.getByText(words('recognition.dropAnywhere'))).toBeVisible({ timeout: 500 });
  }).toPass();
  await main.dispatchEvent('drop', { dataTransfer: transfer });
}

/** Pastes a file outside of a field, as from a folder. */
export async function pasteFile(page: Page, { name, mimeType, buffer }: SentFile): Promise<void> {
  const file = { name, mimeType, bytes: buffer.toString('base64') };
  // The listener loads after the first screen.
  await expect(async () => {
    const isTaken = await page.locator('main').evaluate((main, given) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(given.bytes), (byte) => byte.charCodeAt(0));
      clipboardData.items.add(new File([bytes], given.name, { type: given.mimeType }));
      return !main.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, file);
    expect(isTaken).toBe(true);
  }).toPass();
}
