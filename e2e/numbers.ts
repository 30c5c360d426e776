/** Numbers differ in every run and worker, so that tests can be repeated on a running portal. */
const run = String(Math.floor(Math.random() * 10_000)).padStart(4, '0');
const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
let last = 0;

/** Eight unique digits. */
export const freshText = (): string => `${run}${worker}${String(++last).padStart(3, '0')}`;

/** A B/L number that was not filed; `marks` control the practice customs: REJ, WARN, MISS. */
export const newBlNumber = (scac = 'OOLU', marks = ''): string => `${scac}${marks}${freshText()}`;
