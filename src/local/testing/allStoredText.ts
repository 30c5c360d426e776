/** All databases and web storage as one text. Without imports, because end-to-end tests run it inside a page. */
export async function allStoredText(): Promise<string> {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('not read'));
    });
  const texts: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await answer(indexedDB.open(name));
    for (const store of db.objectStoreNames) {
      texts.push(JSON.stringify(await answer(db.transaction(store).objectStore(store).getAll())));
    }
    db.close();
  }
  for (const storage of [localStorage, globalThis.sessionStorage]) {
    for (let at = 0; at < (storage?.length ?? 0); at += 1) texts.push(storage.getItem(storage.key(at) ?? '') ?? '');
  }
  return texts.join('\n');
}
