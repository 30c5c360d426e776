import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PortalRunner } from './portalRunner.ts';

/** Writes a program in place of a portal. */
function writeProgram(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tpt-program-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'main.mjs');
  writeFileSync(path, code);
  return path;
}

describe('PortalRunner', () => {
  it('kills a portal that is starting when the run ends', async () => {
    const program = "import { writeFileSync } from 'node:fs'; writeFileSync(`${process.env.TPT_DATA_DIR}/runs`, '');";
    const runner = new PortalRunner(writeProgram(`${program} setInterval(() => {}, 1_000);`));
    const starting = runner.start();
    await expect.poll(() => existsSync(join(runner.folder.path, 'runs'))).toBe(true);
    await runner.end();
    const { url, exited } = await starting;
    expect([url, await exited]).toEqual([null, 'SIGKILL']);
    expect(existsSync(runner.folder.path)).toBe(false);
  });

  it('starts no portal after the run has ended', async () => {
    const runner = new PortalRunner(
      writeProgram('console.log("ready at http://127.0.0.1:1"); setInterval(() => {}, 1_000);'),
    );
    const { exited } = await runner.start();
    await Promise.all([runner.end(), runner.end()]);
    expect(await exited).toBe('SIGKILL');
    await expect(runner.start()).rejects.toThrow('has ended');
  });
});
