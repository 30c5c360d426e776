export function mayRunPrograms(folder: string, mounts: string): boolean;
export function scratchPlace(needs?: { runsPrograms?: boolean }): string;
export function scratchPlaces(): string[];
export function ownPrefix(kind: string): string;
