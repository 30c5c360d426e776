import type { Page } from '@playwright/test';

/** Writes a draft as the older tool does: into `isf_db`, opened natively at version 5 with its five stores. */
export async function writeOldDraft(page: Page, record: object): Promise<void> {
  // A response of the same origin that does not start the app.
  await page.goto('/portal/healthz');
  await page.evaluate(
    (draft) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('isf_db', 5);
        request.onerror = () => reject(request.error ?? new Error('not opened'));
        request.onupgradeneeded = () => {
          for (const store of ['draft_store', 'resend_store', 'has_sent_store', 'temManage_store'])
            request.result.createObjectStore(store, { keyPath: 'id' });
          request.result.createObjectStore('plain_data', { keyPath: 'name' });
        };
        request.onsuccess = () => {
          const transaction = request.result.transaction('draft_store', 'readwrite');
          transaction.objectStore('draft_store').put(draft);
          transaction.onerror = () => reject(transaction.error ?? new Error('not written'));
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    record,
  );
}

/** The native version of `isf_db`. */
export const isfVersion = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => (await indexedDB.databases()).find(({ name }) => name === 'isf_db')?.version);
