import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The build's result: beside the bundled portal, or below the repository when run from its sources. */
export function appFolder(): string {
  const here = import.meta.dirname;
  return [join(here, '..', 'app'), join(here, '..', 'dist', 'app')].find(existsSync) ?? join(here, '..', 'app');
}
