import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mayRunPrograms, ownPrefix, scratchPlace, scratchPlaces } from './scratchPlace.mjs';

const ROOT = 'overlay / overlay rw,relatime 0 0';

it.each([
  ['tmpfs /dev/shm tmpfs rw,nosuid,nodev,relatime,size=24684084k 0 0', true],
  ['shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0', false],
  // The last mount covers the others.
  ['tmpfs /dev/shm tmpfs rw 0 0\ntmpfs /dev/shm tmpfs rw,noexec 0 0', false],
  ['tmpfs /dev/shm/inner tmpfs rw 0 0', false],
  ['', false],
])('reads whether programs may run: %s', (mounts, isAllowed) => {
  expect(mayRunPrograms('/dev/shm', `${ROOT}\n${mounts}\n`)).toBe(isAllowed);
});

it('chooses a folder that exists and is searched for leftovers', () => {
  for (const place of [scratchPlace(), scratchPlace({ runsPrograms: true })]) {
    expect(existsSync(place)).toBe(true);
    expect(scratchPlaces()).toContain(place);
  }
});

it('names folders by their kind and the namespace of process ids', () => {
  expect(ownPrefix('tpt-run')).toMatch(/^tpt-run-\d+-$/u);
});
