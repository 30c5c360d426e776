import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSecurityHeaders } from './securityHeaders.ts';
import { serveStorybook } from './storybookFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'tpt-storybook-'));
beforeAll(() => {
  mkdirSync(join(folder, 'built', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'built', 'index.html'), '<title>Stories</title>');
  writeFileSync(join(folder, 'built', 'assets', 'story.js'), 'export {};');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function get(url: string, { demo = true, built = 'built' } = {}) {
  const app = Fastify();
  setSecurityHeaders(app, { hsts: 'off' });
  await serveStorybook(app, { demo }, join(folder, built));
  app.get('/', () => 'the app');
  const answer = await app.inject({ url });
  const page = await app.inject({ url: '/' });
  await app.close();
  return { ...answer, status: answer.statusCode, headers: answer.headers, payload: answer.payload, page };
}

describe('the stories of the component library', () => {
  it('are served with a policy that lets Storybook frame itself, and the app keeps its own', async () => {
    const { status, payload, headers, page } = await get('/storybook/');
    expect([status, payload]).toEqual([200, '<title>Stories</title>']);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['x-frame-options']).toBe('DENY');
    const script = await get('/storybook/assets/story.js');
    expect([script.status, script.payload]).toEqual([200, 'export {};']);
    expect(script.headers['x-content-type-options']).toBe('nosniff');
  });

  it('are named by the address without its slash, and nothing outside of them', async () => {
    const { status, headers } = await get('/storybook');
    expect([status, headers['location']]).toEqual([302, '/storybook/']);
    expect((await get('/storybook/%2e%2e/secret')).status).toBe(404);
    expect((await get('/storybook/gone.js')).status).toBe(404);
  });

  it('that are not built are answered with the command that builds them', async () => {
    const { status, payload } = await get('/storybook', { built: 'nowhere' });
    expect(status).toBe(503);
    expect(payload).toContain('npm run build:storybook');
  });

  it('are not there outside the practice setting', async () => {
    expect((await get('/storybook/', { demo: false })).status).toBe(404);
  });
});
