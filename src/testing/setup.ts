const FILE = crypto.randomUUID();
const { BroadcastChannel: SharedChannel } = globalThis;
/** The channels of a file reach no other file: threads of one process share them. */
class FileChannel extends SharedChannel {
  constructor(name: string) {
    super(`${name} ${FILE}`);
  }
}
Object.defineProperty(globalThis, 'BroadcastChannel', { value: FileChannel, configurable: true, writable: true });

// What a test waits for may take long on a busy machine; a passing test does not wait longer for it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
  // jsdom does not implement it.
  window.scrollTo = () => {};
  const { installFastLabels } = await import('./fastLabels.ts');
  installFastLabels();
  const { installFastStyles } = await import('./fastStyles.ts');
  installFastStyles();
  const { installFastSelectors } = await import('./fastSelectors.ts');
  installFastSelectors(document);
  const { disableOwnerStacks } = await import('./disableOwnerStacks.ts');
  disableOwnerStacks();
}

export {};
