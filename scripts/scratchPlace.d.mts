export function scratchPlace(): string;
export function scratchPlaces(): string[];
