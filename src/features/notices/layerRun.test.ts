import { expect, it } from 'vitest';
import { createLayerRun, LAYER_ORDER, type DueLayers, type LayerName } from './layerRun.ts';

const NOTHING = Object.fromEntries(LAYER_ORDER.map((name) => [name, null])) as DueLayers;

/** A page whose moments the test passes. */
function openPage() {
  const waiting = new Set<() => void>();
  const page = { isFree: true, shown: [] as LayerName[], close: new Map<LayerName, () => void>() };
  const run = createLayerRun({
    isFree: () => page.isFree,
    later: (callback) => {
      waiting.add(callback);
      return () => void waiting.delete(callback);
    },
  });
  const pass = async (): Promise<void> => {
    await Promise.resolve();
    await Promise.resolve();
    const passed = [...waiting];
    waiting.clear();
    for (const callback of passed) callback();
  };
  const layer = (name: LayerName) => () => {
    page.shown.push(name);
    return new Promise<void>((resolve) => page.close.set(name, resolve));
  };
  const due = (...names: LayerName[]): DueLayers => ({
    ...NOTHING,
    ...Object.fromEntries(names.map((name) => [name, layer(name)])),
  });
  return { page, run, pass, due, waiting };
}

it('[G08] [G09] opens due layers one at a time in the declared order', async () => {
  const { page, run, pass, due } = openPage();
  run.update(due(...LAYER_ORDER.toReversed()));
  for (const [index, name] of LAYER_ORDER.entries()) {
    await pass();
    await pass();
    expect(page.shown).toEqual(LAYER_ORDER.slice(0, index + 1));
    page.close.get(name)?.();
  }
});

it('[G09] puts a layer that becomes due later before those that wait', async () => {
  const { page, run, pass, due } = openPage();
  run.update(due('version', 'daily'));
  await pass();
  run.update(due('version', 'daily', 'newCustomer'));
  page.close.get('version')?.();
  await pass();
  await pass();
  expect(page.shown).toEqual(['version', 'newCustomer']);
});

it('[G09] waits while the user types, and drops layers that are no longer due', async () => {
  const { page, run, pass, due } = openPage();
  page.isFree = false;
  run.update(due('version', 'daily'));
  await pass();
  await pass();
  expect(page.shown).toEqual([]);
  run.update(due('daily'));
  page.isFree = true;
  await pass();
  expect(page.shown).toEqual(['daily']);
});

it('[G08] opens a layer again only after it was not due', async () => {
  const { page, run, pass, due } = openPage();
  run.update(due('version'));
  await pass();
  page.close.get('version')?.();
  await pass();
  run.update(due('version'));
  await pass();
  expect(page.shown).toEqual(['version']);
  run.update(NOTHING);
  run.update(due('version'));
  await pass();
  expect(page.shown).toEqual(['version', 'version']);
});

it('opens nothing after it was stopped', async () => {
  const { page, run, pass, due, waiting } = openPage();
  run.update(due('daily'));
  run.stop();
  await pass();
  expect([page.shown, waiting.size]).toEqual([[], 0]);
});
