import { mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolders, type GatewayFolders } from './gatewayFolders.ts';
import { putOut } from './putOut.ts';

let home: string;
let folders: GatewayFolders;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'tpt-put-out-'));
  folders = await createFolders(home);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const controlNo = '0000001024';
const transmission = (password = 'FIRST0', header = 'SF10101D') =>
  [`A4601TPT${password}112226     SF`.padEnd(59) + controlNo.padEnd(21), header.padEnd(80), 'Z'.padEnd(80)].join('\n');
const put = (text = transmission(), lineEnd = '\n') => putOut(folders, { controlNo, text }, lineEnd);
const path = () => join(folders.outbox, `${controlNo}.isf`);
const outbox = () => readdirSync(folders.outbox);

it.each([
  ['\n', 243],
  ['\r\n', 246],
  ['', 240],
])('[X01] ends records with %j', async (lineEnd, length) => {
  await put(transmission(), lineEnd);
  const text = readFileSync(path(), 'latin1');
  expect([text.length, text.split(lineEnd || 'none')[0]?.slice(0, 14)]).toEqual([length, 'A4601TPTFIRST0']);
});

it('[X01] writes a control number once, also with another password', async () => {
  await put();
  const first = readFileSync(path(), 'latin1');
  await put(transmission('SECOND'));
  expect(readFileSync(path(), 'latin1')).toBe(first);
  // The engine has taken it.
  unlinkSync(path());
  await put(transmission('SECOND'));
  expect(outbox()).toEqual([]);
});

it('[X01] writes it after a crash before the record, or between record and rename', async () => {
  writeFileSync(`${path()}.tmp`, 'torn');
  await put();
  expect(outbox()).toEqual([`${controlNo}.isf`]);
  await rename(path(), `${path()}.tmp`);
  await put(transmission('SECOND'));
  expect(outbox()).toEqual([`${controlNo}.isf`]);
  expect(readFileSync(path(), 'latin1')).toContain('SECOND');
});

it('[X01] refuses a control number that belongs to another message', async () => {
  await put();
  await expect(put(transmission('FIRST0', 'SF10101A'))).rejects.toThrow(
    `${controlNo} was put out with another message`,
  );
  expect(readFileSync(path(), 'latin1')).toContain('SF10101D');
});

it.each(['Ä', '\t', '\u007f', '€', '\u00a0'])('[X01] refuses a batch with the character %j', async (character) => {
  await expect(put(transmission('FIRST0', `SF10${character}`))).rejects.toThrow('Record 2 has a character in column 5');
  expect([outbox(), readdirSync(folders.sent)]).toEqual([[], []]);
});

it('[X01] stores no password in its record', async () => {
  await put();
  const record = readFileSync(join(folders.sent, controlNo), 'utf8');
  expect(record).toMatch(/^[0-9a-f]{64}\n$/u);
  await mkdir(join(home, 'other'));
  const others = { outbox: join(home, 'other'), sent: join(home, 'other') };
  await putOut(others, { controlNo, text: transmission('SECOND') }, '\n');
  expect(readFileSync(join(others.sent, controlNo), 'utf8')).toBe(record);
});
