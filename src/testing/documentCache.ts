/**
 * A value that is computed again after a document has changed.
 * @example const labels = documentCache(findLabels); labels(document);
 */
export function documentCache<T>(compute: (document: Document) => T): (document: Document) => T {
  const caches = new WeakMap<Document, () => T>();
  return (document) => {
    const found = caches.get(document) ?? watch(document, compute);
    caches.set(document, found);
    return found();
  };
}

function watch<T>(document: Document, compute: (document: Document) => T): () => T {
  let cached: { value: T } | null = null;
  const forget = () => void (cached = null);
  const observer = new MutationObserver(forget);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    // Changes since the last microtask.
    if (observer.takeRecords().length > 0) forget();
    cached ??= { value: compute(document) };
    return cached.value;
  };
}
