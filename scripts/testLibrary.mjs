import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildLibrary } from './buildLibrary.mjs';
import { npm } from './npm.mjs';
import { root } from './root.mjs';
import { runCommand } from './runCommand.mjs';

/** Packages of the consumer besides the library and its peers. */
const TOOLS = [
  '@types/react',
  '@types/react-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@vitejs/plugin-react',
  'i18next',
  'jsdom',
  'ra-i18n-i18next',
  'typescript',
  'vite',
  'vitest',
];
const bin = (...path) => join(root, 'node_modules', ...path);
const project = mkdtempSync(join(tmpdir(), 'tpt-library-'));

async function step(name, run) {
  const started = performance.now();
  const { code, output } = await run();
  if (code !== 0) throw new Error(`${name} failed:\n${output.trim()}`);
  console.log(`${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return output;
}

/** Installs the library from its tarball; other packages are links, so that no network is needed. */
async function install() {
  const packed = await step('packed', () =>
    npm(['pack', join(root, 'dist', 'library'), '--pack-destination', project, '--json']),
  );
  const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('[')));
  await step('installed', () =>
    npm([
      'install',
      join(project, filename),
      '--prefix',
      project,
      '--offline',
      '--legacy-peer-deps',
      '--no-audit',
      '--no-fund',
    ]),
  );
  const installed = join(project, 'node_modules', 'ten-plus-two');
  const { peerDependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of [...Object.keys(peerDependencies), ...TOOLS]) {
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(bin(name), link, 'junction');
  }
}

const node = (...args) => runCommand(process.execPath, args, { env: { NODE_ENV: undefined } });

try {
  await step('built', async () => ({ code: (await buildLibrary()) ? 0 : 1, output: '' }));
  cpSync(join(root, 'scripts', 'libraryConsumer'), project, { recursive: true });
  await install();
  await step('type-checked', () => node(bin('typescript', 'bin', 'tsc'), '-p', project));
  await step('bundled', () => node(bin('vite', 'bin', 'vite.js'), 'build', project, '--logLevel', 'warn'));
  if (!readdirSync(join(project, 'dist', 'assets')).some((name) => name.endsWith('.css')))
    throw new Error('no style sheet');
  await step('rendered', () => node(bin('vitest', 'vitest.mjs'), 'run', '--root', project));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(project, { recursive: true, force: true });
}
