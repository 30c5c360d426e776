const STORES = {
  draft_store: 'id',
  resend_store: 'id',
  has_sent_store: 'id',
  temManage_store: 'id',
  plain_data: 'name',
};

/** Opens `isf_db` without Dexie at version 5, as the older tool does. */
export function openAsOlderTool(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('isf_db', 5);
    request.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(STORES)) request.result.createObjectStore(name, { keyPath });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('isf_db did not open'));
  });
}

export async function writeAsOlderTool(store: keyof typeof STORES, ...records: object[]): Promise<void> {
  const db = await openAsOlderTool();
  await new Promise<void>((resolve, reject) => {
    const transaction = db.transaction(store, 'readwrite');
    for (const record of records) transaction.objectStore(store).put(record);
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('not written'));
  });
  db.close();
}

/** The stored records, unparsed. */
export async function readAsOlderTool(store: keyof typeof STORES): Promise<Record<string, unknown>[]> {
  const db = await openAsOlderTool();
  const records = await new Promise<Record<string, unknown>[]>((resolve, reject) => {
    const request = db.transaction(store).objectStore(store).getAll();
    request.onsuccess = () => resolve(request.result as Record<string, unknown>[]);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
  db.close();
  return records;
}
