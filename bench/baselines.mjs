import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../scripts/root.mjs';
import { bareForm } from './bareForm.mjs';
import { bareGrid } from './bareGrid.mjs';
import { LIST_ROWS, filing, listFiling } from './filing.mjs';
import { serve } from './serve.mjs';

const APPS = join(root, 'bench', 'apps');

/** Builds baselines separately, like the app: a common build would share chunks between them. */
async function buildBaseline(app, title) {
  const outDir = join(root, 'dist', 'bench', app);
  const stamp = join(root, 'dist', 'bench', `${app}.stamp`);
  const hash = createHash('sha256').update(title);
  for (const file of [join(APPS, app, 'main.tsx'), join(APPS, 'index.html'), join(root, 'package-lock.json')]) {
    hash.update(readFileSync(file));
  }
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return outDir;
  await build({
    configFile: false,
    root: APPS,
    logLevel: 'warn',
    plugins: [fillTemplate(app, title), react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 4000 },
  });
  mkdirSync(join(root, 'dist', 'bench'), { recursive: true });
  writeFileSync(stamp, wanted);
  return outDir;
}

/** Fills in the page that all baselines share. */
const fillTemplate = (app, title) => ({
  name: 'fill-template',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('{{title}}', title).replace('{{app}}', app),
  },
});

const rows = Array.from({ length: LIST_ROWS }, (_, index) => {
  const bill = listFiling(index);
  return {
    id: String(index + 1),
    billType: 'ISF-10',
    houseScac: bill.houseScac,
    amsNos: bill.amsRequestList[0].amsNo,
    importerId: bill.importerId,
    bugerName: bill.bugerName,
    problems: 0,
    operator: 'Filer',
    createdAt: '2026-08-31T10:00:00Z',
  };
});

/** Five servers: plain react-admin list and form, plain react-hook-form, a bare HTML form and a bare grid. */
export async function startBaselines() {
  const list = await serve({
    dir: await buildBaseline('react-admin-list', 'Plain react-admin list'),
    api: () => ({ body: rows, headers: { 'content-range': `drafts 0-${LIST_ROWS - 1}/${LIST_ROWS}` } }),
  });
  const form = await serve({
    dir: await buildBaseline('react-admin-form', 'Plain react-admin form'),
    api: () => ({ body: { id: '1', ...filing() } }),
  });
  const registered = await serve({
    dir: await buildBaseline('react-hook-form', 'Plain react-hook-form form'),
    api: () => ({ body: { id: '1', ...filing() } }),
  });
  const bare = await serve({ page: bareForm() });
  const grid = await serve({ page: bareGrid() });
  return {
    list: { name: 'plain react-admin', url: list.url },
    form: { name: 'plain react-admin', url: `${form.url}#/drafts/1` },
    registered: { name: 'react-hook-form register', url: registered.url },
    bare: { name: 'bare HTML', url: bare.url },
    grid: { name: 'bare grid', url: grid.url },
    stop: () => Promise.all([list, form, registered, bare, grid].map((server) => server.close())),
  };
}
