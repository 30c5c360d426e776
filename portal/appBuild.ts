import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

declare module 'fastify' {
  interface FastifyInstance {
    /** Which build of the app this portal serves; empty without one. */
    appBuild: string;
  }
}

/** The page names its files by hashes of their contents, so its own hash changes with every change of the app. */
export function appBuild(folder: string): string {
  const page = join(folder, 'index.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 16) : '';
}
