import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Removes what the run's portal kept. Playwright stops the portal after this; its database goes down without its folder. */
export default function removeData(): void {
  const folder = process.env['TPT_E2E_DATA'];
  if (folder) process.once('exit', () => rmSync(dirname(folder), { recursive: true, force: true }));
}
