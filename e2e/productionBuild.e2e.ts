import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('[15.2.3] serves no source map of the built app', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const scripts = [...page.matchAll(/"(\/assets\/[^"]+\.js)"/gu)].map(([, path]) => path ?? '');
  expect(scripts.length).toBeGreaterThan(1);
  for (const path of scripts) {
    expect(await (await request.get(path)).text(), path).not.toContain('sourceMappingURL');
    expect((await request.get(`${path}.map`)).status(), path).toBe(404);
  }
});

test('[15.2.3] the built portal has no crash points and refuses their setting', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tpt-crash-'));
  const env = { ...process.env, TPT_CRASH_AT: 'send.charged', TPT_DATA_DIR: folder, PORT: '0' };
  const { status, stderr } = spawnSync(process.execPath, ['dist/portal/main.js'], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^TPT_CRASH_AT works only in .+\.$/mu)]);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
