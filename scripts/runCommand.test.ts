import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { runCommand } from './runCommand.mjs';

const node = (program: string) => runCommand(process.execPath, ['-e', program]);
/** A dead process keeps its id until its parent reads its exit code. */
const isAlive = (pid: string) => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
};

describe('a program', () => {
  it('returns its exit code and output', async () => {
    expect(await node("console.log('out'); console.error('err'); process.exit(3)")).toEqual({
      code: 3,
      output: expect.stringMatching(/out[^]*err|err[^]*out/u),
    });
    expect((await runCommand('no-such-program', [])).code).toBe(127);
  });

  it.skipIf(process.platform === 'win32')('is killed with its children after the timeout', async () => {
    const { code, output } = await runCommand('sh', ['-c', 'sleep 60 & echo $!; wait'], { timeout: 1_000 });
    expect([code, output]).toEqual([124, expect.stringMatching(/^\d+\n$/u)]);
    await expect.poll(() => isAlive(output.trim())).toBe(false);
  });

  it.skipIf(process.platform === 'win32')(
    'counts as ended when it exits, although a child keeps its output open',
    async () => {
      const program =
        "const child = require('child_process').spawn('sleep', ['60'], { stdio: 'inherit', detached: true }); console.log(child.pid); child.unref()";
      const { code, output } = await node(program);
      process.kill(Number(output), 'SIGKILL');
      expect(code).toBe(0);
    },
  );
});
