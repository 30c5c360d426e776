import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { firstLoadProblems, lateTextProblems, readFirstLoad } from './firstLoad.mjs';

const TEXTS = ['i18n/bundles/zh-CN.ts', 'i18n/bundles/en.ts', 'i18n/bundles/vi.ts'];

const DIALOG = "t('drafts.remove') + t(`sent.${status}`)";

/** A build whose list has a chunk of `bytes` with these modules, and whose dialog is loaded later. */
function makeBuild(bytes: number, sources: string[], list = ''): string {
  const dist = mkdtempSync(join(tmpdir(), 'tpt-first-load-'));
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  };
  const texts = TEXTS.map((name, at) => [name, { file: `assets/texts${at}.js` }]);
  const manifest = {
    'index.html': { file: 'assets/index.js' },
    'src/main.tsx': { file: 'assets/main.js', css: ['assets/shell.css'] },
    'resources/drafts/DraftList.tsx': {
      file: 'assets/DraftList.js',
      imports: ['_drafts.js'],
      dynamicImports: ['Dialog.tsx'],
    },
    '_drafts.js': { file: 'assets/drafts.js' },
    'Dialog.tsx': { file: 'assets/Dialog.js' },
    ...Object.fromEntries(texts),
  };
  write('maps/manifest.json', JSON.stringify(manifest));
  for (const name of [
    'index.js',
    'main.js',
    'shell.css',
    'DraftList.js',
    'texts0.js',
    'texts1.js',
    'texts2.js',
    'Dialog.js',
  ]) {
    write(`app/assets/${name}`, 'x'.repeat(10));
  }
  write('app/assets/drafts.js', 'x'.repeat(10_000));
  write('app/assets/drafts.js.br', 'x'.repeat(bytes));
  write('maps/assets/drafts.js.map', JSON.stringify({ sources }));
  write('maps/assets/DraftList.js.map', JSON.stringify({ sources: ['DraftList.tsx'], sourcesContent: [list] }));
  const dialog = {
    sources: ['../../node_modules/@mui/material/Dialog.js', 'Dialog.tsx'],
    sourcesContent: ['', DIALOG],
  };
  write('maps/assets/Dialog.js.map', JSON.stringify(dialog));
  return dist;
}

it('accepts a first load within its limits whose dialogs come later', () => {
  const load = readFirstLoad(makeBuild(60, ['../../src/list.tsx']));
  expect(firstLoadProblems(load, { code: 100, texts: 10 })).toEqual([]);
});

it('counts compressed bytes of code and of each language', () => {
  const load = readFirstLoad(makeBuild(61, []));
  expect(firstLoadProblems(load, { code: 100, texts: 9 })).toEqual([
    expect.stringContaining('have 101 bytes, at most 100'),
    ...TEXTS.map(() => expect.stringContaining('have 10 bytes, at most 9') as string),
  ]);
});

it('names the file and the package that would delay the first screen', () => {
  const load = readFirstLoad(
    makeBuild(1, ['../../node_modules/@mui/material/Box.js', '../../node_modules/zod/index.js']),
  );
  expect(firstLoadProblems(load)).toEqual([expect.stringMatching(/drafts\.js loads @mui, zod/u)]);
});

it('names a dialog of the first list whose texts load with later screens', () => {
  const build = makeBuild(1, []);
  expect(lateTextProblems(build, ['sent', 'customs'])).toEqual([
    expect.stringMatching(/Dialog\.tsx uses the texts of sent/u),
  ]);
  expect(lateTextProblems(build, ['customs'])).toEqual([]);

  const waiting = "lazyPart(withLateTexts(async () => { await x(); return (await import('./Dialog.tsx')).Dialog; }))";
  expect(lateTextProblems(makeBuild(1, [], waiting), ['sent'])).toEqual([]);
  expect(lateTextProblems(makeBuild(1, [], `// 'sent.title'\n${waiting}`), ['sent'])).toEqual([]);
});
