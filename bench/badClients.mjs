import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Slow, greedy and broken clients of one enterprise, in a separate session with the lowest priority, because real
 * clients run on other machines.
 * @param url the portal's base
 * @param people accounts of the enterprise
 * @returns starts and stops the load; `stop` resolves to the number of answers by kind of client and status
 */
export async function startBadClients(url, people, houseScac) {
  const program = fileURLToPath(new URL('./badClientsProcess.mjs', import.meta.url));
  const child = fork(program, { execArgv: ['--import', 'tsx'], detached: true });
  const command = (type, data) =>
    new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the bad clients ended with ${code}`)));
      child.once('message', ({ answers }) => resolve(answers));
      child.send({ type, ...data });
    });
  await command('open', { url, people, houseScac });
  return { start: () => command('start'), stop: () => command('stop'), end: () => child.disconnect() };
}
