/** jsdom has no layout, so observed elements never report a size: charts show their tables only. */
export function stubResizeObserver(): void {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
