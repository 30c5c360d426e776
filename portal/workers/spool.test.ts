import { randomBytes } from 'node:crypto';
import { open, readdir, readlink, type FileHandle } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { Spool, SpoolBudget } from './spool.ts';

const PIECE = 100_000;

/** Adds pieces without a reader. @returns what was added */
async function filled(spool: Spool, pieces: number): Promise<Buffer> {
  const added = Array.from({ length: pieces }, () => randomBytes(PIECE));
  for (const piece of added) await spool.add(piece);
  return Buffer.concat(added);
}

async function readAll(spool: Spool): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const piece of spool) read.push(piece as Buffer);
  return Buffer.concat(read);
}

it('buffers everything before its reader begins, and returns it byte by byte', async () => {
  const spool = new Spool();
  const added = await filled(spool, 30);
  expect(spool.isBehind).toBe(true);
  spool.finish();
  expect((await readAll(spool)).equals(added)).toBe(true);
});

it('keeps the order when its reader catches up and falls behind again', async () => {
  const spool = new Spool();
  const added = [await filled(spool, 10)];
  const reading = readAll(spool);
  await expect.poll(() => spool.isBehind).toBe(false);
  added.push(await filled(spool, 10));
  await expect.poll(() => spool.isBehind).toBe(false);
  added.push(await filled(spool, 1));
  spool.finish();
  expect((await reading).equals(Buffer.concat(added))).toBe(true);
});

it('holds little in memory while the reader stalls', async () => {
  const spool = new Spool();
  await filled(spool, 30);
  expect(spool.readableLength).toBeLessThan(500_000);
  spool.destroy();
  await expect(spool.add(randomBytes(10))).resolves.toBeUndefined();
});

it('fails its reader when the writer fails', async () => {
  const spool = new Spool();
  await filled(spool, 5);
  const reading = readAll(spool);
  spool.destroy(new Error('no space left'));
  await expect(reading).rejects.toThrow('no space left');
});

/** @returns how many spool files this process has open */
async function openSpools(): Promise<number> {
  const links = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  return links.filter((link) => link.includes('.spool')).length;
}

it.runIf(process.platform === 'linux')('closes its file when it is destroyed during opening', async () => {
  const before = await openSpools();
  const spool = new Spool();
  await filled(spool, 3);
  expect([spool.readableLength > 0, spool.isBehind]).toEqual([true, false]);
  // Memory is full: this piece opens the file.
  const adding = filled(spool, 1);
  spool.destroy();
  await adding;
  await expect.poll(openSpools).toBe(before);
});

it('writes a whole piece despite partial writes', async () => {
  const probe = await open('/dev/null');
  const proto = Object.getPrototypeOf(probe) as Pick<FileHandle, 'write'>;
  await probe.close();
  const write = proto.write as (this: FileHandle, ...args: [Uint8Array, number, number, number]) => Promise<unknown>;
  const spy = vi.spyOn(proto, 'write').mockImplementation(function (this: FileHandle, ...args: unknown[]) {
    const [piece, at, length, position] = args as [Uint8Array, number, number, number];
    return write.call(this, piece, at, Math.min(length, 30_000), position);
  } as never);
  const spool = new Spool();
  const added = await filled(spool, 10);
  spy.mockRestore();
  spool.finish();
  expect((await readAll(spool)).equals(added)).toBe(true);
});

it('refuses more than the limit of all spool files, and frees its share at the end', async () => {
  const budget = new SpoolBudget(8 * PIECE);
  const first = new Spool(budget);
  await filled(first, 10);
  expect(() => budget.requireRoom()).toThrow('transferBusy');
  const second = new Spool(budget);
  await expect(filled(second, 10)).rejects.toThrow('transferBusy');
  for (const spool of [first, second]) spool.destroy();
  await expect.poll(() => first.closed && second.closed).toBe(true);
  const third = new Spool(budget);
  await filled(third, 10);
  third.destroy();
});
