import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { signIn } from './client.mjs';

const FILE = fileURLToPath(import.meta.url);

/**
 * A download client in a process with the lowest priority, as it would run on another machine, so that it does not
 * slow down the measured processes.
 * @returns downloads a path and returns milliseconds until the first and the last byte, and MB
 */
export async function startReader(url) {
  const child = fork(FILE, [url]);
  setPriority(child.pid, 10);
  const said = () =>
    new Promise((resolve, reject) => {
      child.once('message', ({ error, ...figures }) => (error ? reject(new Error(error)) : resolve(figures)));
    });
  await said();
  const download = (path) => {
    const figures = said();
    child.send(path);
    return figures;
  };
  return { download, stop: () => child.disconnect() };
}

async function download(ask, path) {
  const begun = performance.now();
  const answer = await ask(path);
  let first = 0;
  let bytes = 0;
  for await (const piece of answer.body) {
    first ||= performance.now() - begun;
    bytes += piece.length;
  }
  return { ms: performance.now() - begun, first, megabytes: bytes / 1e6 };
}

if (process.argv[1] === FILE) {
  const ask = await signIn(process.argv[2], 'filer@harbour.test');
  process.on('message', (path) => {
    download(ask, path).then(
      (figures) => process.send(figures),
      (error) => process.send({ error: error.message }),
    );
  });
  process.send({});
}
