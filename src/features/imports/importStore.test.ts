import { expect, it, vi } from 'vitest';
import type { ImportOutcome } from '#contract/endpoints/imports.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { importStore, type ImportEnvironment } from './importStore.ts';
import type { ImportRun } from './importRun.ts';

const file = new File(['x'], 'bills.xlsx');
const preview: ImportOutcome = { rows: 3, bills: 2, problems: [], problemCount: 0, preview: [], token: 'tok' };
const saved: ImportOutcome = { ...preview, token: undefined, drafts: ['d1', 'd2'] };

function depsWith(changes: Partial<ImportEnvironment> = {}) {
  let lying: ImportRun | null = null;
  const environment: ImportEnvironment = {
    upload: async () => preview,
    save: async () => saved,
    job: async () => ({ state: 'done', progress: 1, rows: 3, result: preview }),
    persist: (run) => {
      lying = run && structuredClone(run);
    },
    restore: () => lying,
    wait: async () => undefined,
    now: () => 1,
    onSaved: vi.fn(),
    ...changes,
  };
  return environment;
}

it('[V20] reads a file, shows the preview and saves nothing before confirmation', async () => {
  const environment = depsWith({ save: vi.fn(async () => saved) });
  const store = importStore(environment);
  await store.begin(file, 1);
  expect(store.current()?.phase).toEqual({ step: 'preview', outcome: preview });
  expect(environment.save).not.toHaveBeenCalled();
  await store.save();
  expect(environment.save).toHaveBeenCalledWith('tok', 1);
  expect(store.current()?.phase).toEqual({ step: 'saved', outcome: saved });
  expect(environment.onSaved).toHaveBeenCalledTimes(1);
});

it('follows a long import as a job, also after a reload', async () => {
  let answer: () => void = () => {};
  const requests = vi.fn();
  const first = depsWith({
    upload: async () => ({ jobId: 'j1' }),
    job: async () => ({ state: 'working', progress: 0.4, rows: 400 }),
    wait: () => new Promise<void>(() => {}),
  });
  const before = importStore(first);
  void before.begin(file, 0);
  await vi.waitFor(() => expect(before.current()?.phase).toMatchObject({ step: 'working', progress: 0.4 }));

  const after = importStore(
    depsWith({
      restore: first.restore,
      job: async (jobId) => {
        requests(jobId);
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return { state: 'done', progress: 1, rows: 900, result: preview };
      },
    }),
  );
  const resumed = after.resume();
  expect(after.current()).toMatchObject({ fileName: 'bills.xlsx', billType: 0, phase: { step: 'working' } });
  answer();
  await resumed;
  expect(requests).toHaveBeenCalledWith('j1');
  expect(after.current()?.phase.step).toBe('preview');
});

it("keeps a job while the portal cannot answer, and ends it after a refusal with the portal's message", async () => {
  const answers = [
    () => Promise.reject(new PortalError({ kind: 'network', message: 'shell.request.network' })),
    () => Promise.reject(new PortalError({ kind: 'answer', status: 503, code: 503, message: 'Restarting' })),
    () => Promise.reject(new PortalError({ kind: 'answer', status: 429, code: 429, message: 'Too many calls' })),
    () => Promise.reject(new PortalError({ kind: 'answer', status: 404, code: 404, message: 'No longer kept' })),
  ];
  const store = importStore(depsWith({ upload: async () => ({ jobId: 'j1' }), job: () => answers.shift()!() }));
  await store.begin(file, 1);
  expect(store.current()?.phase).toEqual({ step: 'failed', message: 'No longer kept' });
});

it('returns to the preview with the same token if the outcome of saving is unknown', async () => {
  const save = vi
    .fn<ImportEnvironment['save']>()
    .mockRejectedValueOnce(new PortalError({ kind: 'timeout', message: 'shell.request.timeout' }))
    .mockRejectedValueOnce(new PortalError({ kind: 'answer', status: 503, code: 503, message: 'Restarting' }))
    .mockResolvedValueOnce(saved);
  const store = importStore(depsWith({ save }));
  await store.begin(file, 1);
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(store.save()).rejects.toThrow();
    expect(store.current()?.phase.step).toBe('preview');
  }
  await store.save();
  expect(save.mock.calls.map(([token]) => token)).toEqual(['tok', 'tok', 'tok']);
  expect(store.current()?.phase.step).toBe('saved');
});

it('repeats a save with its token after a reload, and keeps the preview while the portal is unreachable', async () => {
  const first = depsWith({ save: () => new Promise(() => {}) });
  const before = importStore(first);
  await before.begin(file, 1);
  void before.save();
  const save = vi.fn(async () =>
    Promise.reject(new PortalError({ kind: 'network', message: 'shell.request.network' })),
  );
  const offline = importStore(depsWith({ save, restore: first.restore }));
  await offline.resume();
  expect(offline.current()?.phase).toEqual({ step: 'preview', outcome: preview });

  const environment = depsWith({ save: vi.fn(async () => saved), restore: first.restore });
  const after = importStore(environment);
  await after.resume();
  expect(environment.save).toHaveBeenCalledWith('tok', 1);
  expect(after.current()?.phase).toEqual({ step: 'saved', outcome: saved });
  expect(environment.onSaved).toHaveBeenCalledTimes(1);
});

it('reports nothing more after an import was dismissed', async () => {
  let answer: (outcome: ImportOutcome) => void = () => {};
  const upload = () => new Promise<ImportOutcome>((resolve) => (answer = resolve));
  const store = importStore(depsWith({ upload }));
  const begun = store.begin(file, 1);
  store.dismiss();
  answer(preview);
  await begun;
  expect(store.current()).toBeNull();
});
