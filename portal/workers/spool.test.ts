import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { Spool } from './spool.ts';

const PIECE = 100_000;

/** @returns what was added, piece by piece, without anybody reading */
async function filled(spool: Spool, pieces: number): Promise<Buffer> {
  const added = Array.from({ length: pieces }, () => randomBytes(PIECE));
  for (const piece of added) await spool.add(piece);
  return Buffer.concat(added);
}

async function bytesOf(spool: Spool): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const piece of spool) read.push(piece as Buffer);
  return Buffer.concat(read);
}

it('takes everything before its reader begins, and gives it back byte by byte', async () => {
  const spool = new Spool();
  const added = await filled(spool, 30);
  expect(spool.isBehind).toBe(true);
  spool.finish();
  expect((await bytesOf(spool)).equals(added)).toBe(true);
});

it('keeps the order when its reader catches up and falls behind again', async () => {
  const spool = new Spool();
  const added = [await filled(spool, 10)];
  const reading = bytesOf(spool);
  await expect.poll(() => spool.isBehind).toBe(false);
  added.push(await filled(spool, 10));
  await expect.poll(() => spool.isBehind).toBe(false);
  added.push(await filled(spool, 1));
  spool.finish();
  expect((await reading).equals(Buffer.concat(added))).toBe(true);
});

it('holds little in memory while nobody reads', async () => {
  const spool = new Spool();
  await filled(spool, 30);
  expect(spool.readableLength).toBeLessThan(500_000);
  spool.destroy();
  await expect(spool.add(randomBytes(10))).resolves.toBeUndefined();
});

it('fails its reader when the writer fails, and never looks whole', async () => {
  const spool = new Spool();
  await filled(spool, 5);
  const reading = bytesOf(spool);
  spool.destroy(new Error('no space left'));
  await expect(reading).rejects.toThrow('no space left');
});
