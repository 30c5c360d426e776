export function mayRunPrograms(folder: string, mounts: string): boolean;
export function scratchPlace(needs?: { runsPrograms?: boolean }): string;
export function scratchPlaces(): string[];
export function ownPrefix(kind: string): string;
export function scratchFolders(kind: string): { folder: string; pid: number }[];
