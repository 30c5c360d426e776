export function makeRunFolder(place?: string): Promise<string>;
export function openTestRun(place?: string): Promise<{ folder: string; close: () => Promise<void> }>;
