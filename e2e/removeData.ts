import { rmSync } from 'node:fs';

/** Removes what the run's portal kept. Playwright stops the portal after this; its database goes down without its folder. */
export default function removeData(): void {
  const folder = process.env['TPT_E2E_MADE'];
  if (folder) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
