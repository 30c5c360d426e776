import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';
import { runCommand } from './runCommand.mjs';

const folder = join(root, 'dist', 'storybook');
const stamp = join(root, 'dist', 'storybook.stamp');
const inputs = [
  '.storybook',
  'stories',
  'src',
  'resources',
  'dataProvider',
  'authProvider',
  'i18n',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'scripts/vite',
];

function newest(path) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts) return 0;
  if (!facts.isDirectory()) return facts.mtimeMs;
  return Math.max(facts.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const isFresh = () =>
  existsSync(stamp) &&
  existsSync(join(folder, 'index.json')) &&
  statSync(stamp).mtimeMs >= Math.max(...inputs.map((input) => newest(join(root, input))));

/** Builds the stories into dist/storybook if an input changed. @returns success */
export async function buildStorybookIfStale() {
  if (isFresh()) return true;
  const began = new Date();
  const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const { code, output } = await runCommand(
    process.execPath,
    [storybook, 'build', '-o', folder, '--quiet', '--disable-telemetry'],
    { env: { NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1', CI: '1' } },
  );
  if (code !== 0) {
    console.error(output.trim());
    return false;
  }
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, '');
  // A file edited during the build causes another build.
  utimesSync(stamp, began, began);
  return true;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await buildStorybookIfStale()) ? 0 : 1;
}
