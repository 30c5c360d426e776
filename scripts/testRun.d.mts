export function makeRunFolder(): Promise<string>;
export function openTestRun(): Promise<{ folder: string; close: () => Promise<void> }>;
