import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { signInClient } from './client.mjs';

const FILE = fileURLToPath(import.meta.url);

/**
 * A download client in a process with the lowest priority, as it would run on another machine, so that it does not
 * slow down the measured processes.
 * @returns downloads a path and returns milliseconds until the first and the last byte, and MB
 */
export async function startReader(url) {
  const child = fork(FILE, [url]);
  setPriority(child.pid, 10);
  const nextLine = () =>
    new Promise((resolve, reject) => {
      child.once('message', ({ error, ...figures }) => (error ? reject(new Error(error)) : resolve(figures)));
    });
  await nextLine();
  const download = (path) => {
    const figures = nextLine();
    child.send(path);
    return figures;
  };
  return { download, stop: () => child.disconnect() };
}

async function download(callPortal, path) {
  const started = performance.now();
  const answer = await callPortal(path);
  let first = 0;
  let bytes = 0;
  for await (const piece of answer.body) {
    first ||= performance.now() - started;
    bytes += piece.length;
  }
  return { ms: performance.now() - started, first, megabytes: bytes / 1e6 };
}

if (process.argv[1] === FILE) {
  const callPortal = await signInClient(process.argv[2], 'filer@harbour.test');
  process.on('message', (path) => {
    download(callPortal, path).then(
      (figures) => process.send(figures),
      (error) => process.send({ error: error.message }),
    );
  });
  process.send({});
}
