import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the built app: beside the bundled portal, or in the repository when run from sources. */
export function appFolder(): string {
  const here = import.meta.dirname;
  return [join(here, '..', 'app'), join(here, '..', 'dist', 'app')].find(existsSync) ?? join(here, '..', 'app');
}

/** The built stories of the component library, beside the app. */
export const storybookFolder = (): string => join(appFolder(), '..', 'storybook');
