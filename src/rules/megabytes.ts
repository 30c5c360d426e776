const MEGABYTE = 1024 * 1024;

/** A size in megabytes with one decimal; a small file has 0.1. @example megabytes(1_572_864) // '1.5' */
export const megabytes = (bytes: number): string => (bytes > 0 ? Math.max(0.1, bytes / MEGABYTE) : 0).toFixed(1);
