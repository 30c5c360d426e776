import { rmSync } from 'node:fs';

/** Deletes the data of the run's portal. Playwright stops the portal afterwards; its database ends without its folder. */
export default function removeData(): void {
  const folder = process.env['TPT_E2E_MADE'];
  if (folder) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
