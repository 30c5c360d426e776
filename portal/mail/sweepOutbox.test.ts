import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { sweepOutbox } from './sweepOutbox.ts';

it('[O01] removes mails of the outbox after a week, and no other file', async () => {
  const outboxDir = mkdtempSync(join(tmpdir(), 'tpt-outbox-'));
  onTestFinished(() => rmSync(outboxDir, { recursive: true, force: true }));
  const now = new Date('2026-08-10T00:00:00Z');
  const files = { 'old.eml': '02', 'cut.eml.part': '02', 'notes.txt': '02', 'young.eml': '04' };
  for (const [name, day] of Object.entries(files)) {
    writeFileSync(join(outboxDir, name), '');
    const at = new Date(`2026-08-${day}T00:00:00Z`);
    utimesSync(join(outboxDir, name), at, at);
  }
  await sweepOutbox({ config: { ...readConfig({}), outboxDir }, expiryClock: () => now });
  expect(readdirSync(outboxDir).toSorted()).toEqual(['notes.txt', 'young.eml']);
  await sweepOutbox({ config: { ...readConfig({}), outboxDir: join(outboxDir, 'none') }, expiryClock: () => now });
});
