/** Everything that lies in any database and in browser storage, as one text. */
export async function allStoredText(): Promise<string> {
  const texts: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await answer(indexedDB.open(name));
    for (const store of db.objectStoreNames) {
      texts.push(JSON.stringify(await answer(db.transaction(store).objectStore(store).getAll())));
    }
    db.close();
  }
  for (let at = 0; at < localStorage.length; at += 1)
    texts.push(localStorage.getItem(localStorage.key(at) ?? '') ?? '');
  return texts.join('\n');
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
