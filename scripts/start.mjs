import { requireNode } from './requireNode.mjs';

requireNode();

// Loaded after the check, so that an old Node prints the message instead of a syntax error.
const { join } = await import('node:path');
const { pathToFileURL } = await import('node:url');
const { installIfNeeded } = await import('./install.mjs');
const { buildIfStale } = await import('./build.mjs');
const { reachableRoot } = await import('./reachableRoot.mjs');
const { root } = await import('./root.mjs');

process.chdir(root);
await installIfNeeded();
if (!(await buildIfStale())) process.exit(1);

process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(reachableRoot(root), 'dist', 'portal', 'main.js')).href);
