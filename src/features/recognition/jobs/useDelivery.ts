import { useDataProvider } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { pathTo } from '#contract/routes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { recognitionStore } from '#local/recognitionStore.ts';
import type { DocumentBatch } from './batches.ts';
import { begunBatches } from './begunBatches.ts';
import { ownTab } from './ownTab.ts';
import { saveDrafts } from './saveDrafts.ts';
import { storeResults } from './storeResults.ts';
import { followTouches } from './touchedScreen.ts';

/** Drafts of a batch that are stored in this browser. */
export interface Delivered {
  batch: DocumentBatch;
  draftIds: readonly string[];
}

/** The pause after a delivery that failed; it doubles with each further failure. */
const FIRST_PAUSE = 5_000;
const PAUSE_MAX = 60_000;

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('tpt-recognized', work) : work();

/**
 * [G13] Stores the drafts of batches that this browser sent, and opens the last one in the tab that sent them. A form that
 * is being filled stays: `ready` are drafts that wait to be opened.
 */
export function useDelivery(batches: readonly DocumentBatch[]) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const houseScac = useUser().user?.houseScac;
  const [delivered, setDelivered] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const [ready, setReady] = useState<Delivered | null>(null);
  const begunHere = useRef(new Set<string>());
  const failures = useRef(new Map<string, number>());
  const [, retry] = useState(0);
  const touches = useRef<ReturnType<typeof followTouches> | null>(null);

  useEffect(() => {
    const following = followTouches();
    touches.current = following;
    return () => following.stop();
  }, []);
  useEffect(() => touches.current?.reset(), [key]);

  /** @returns ids of the drafts, the last one to be opened */
  async function store(batch: DocumentBatch): Promise<readonly string[]> {
    const done = batch.jobs.find(({ state }) => state === 'done');
    if (!done || houseScac === undefined) return [];
    const { result } = await dataProvider.recognitionJob({ params: { id: done.id } });
    const ids = await storeResults(result?.success ?? [], {
      drafts: localDrafts,
      recognitions: recognitionStore,
      alone,
      houseScac,
      now: () => Date.now(),
    });
    setDelivered((before) => new Map(before).set(batch.id, ids));
    return ids;
  }

  /** The drafts of a batch that are still in this browser; stores them unless an earlier page has. */
  async function storeOnce(batch: DocumentBatch): Promise<readonly string[]> {
    const known = begunBatches.get().batches.find(({ id }) => id === batch.id)?.draftIds;
    if (!known) {
      const draftIds = await store(batch);
      begunBatches.markStored(batch.id, draftIds);
      return draftIds;
    }
    const left = await Promise.all(known.map(async (id) => ((await localDrafts.get(id)) ? id : null)));
    const draftIds = left.filter((id) => id !== null);
    setDelivered((before) => new Map(before).set(batch.id, draftIds));
    return draftIds;
  }

  async function deliver(batch: DocumentBatch): Promise<void> {
    const draftIds = await storeOnce(batch);
    await ownTab.ready;
    const own = begunBatches.get().batches.find(({ id }) => id === batch.id);
    const last = draftIds.at(-1);
    if (!begunBatches.isOwnTab(batch.id) || own?.isOpened) return;
    begunBatches.markOpened(batch.id);
    if (last === undefined) return;
    if (touches.current?.is()) {
      setReady({ batch, draftIds });
      save(draftIds);
    } else {
      save(draftIds.slice(0, -1));
      // Failed documents stay in sight.
      const done = batch.jobs.filter(({ state }) => state === 'done').map(({ id }) => id);
      begunBatches.dismiss(done);
      if (done.length === batch.jobs.length) begunBatches.forget([batch.id]);
      void navigate(pathTo.draft(last));
    }
  }

  /** The draft that is opened saves itself. */
  const save = (draftIds: readonly string[]): void => {
    void saveDrafts(draftIds, { drafts: localDrafts, portal: dataProvider });
  };

  /** Delivers again after a pause, also when the list of jobs does not change. */
  function pause(batchId: string): void {
    const failed = failures.current.get(batchId) ?? 0;
    failures.current.set(batchId, failed + 1);
    const again = (): void => {
      begunHere.current.delete(batchId);
      retry((count) => count + 1);
    };
    setTimeout(again, Math.min(FIRST_PAUSE * 2 ** failed, PAUSE_MAX));
  }

  useEffect(() => {
    if (houseScac === undefined) return;
    const begun = new Set(begunBatches.get().batches.map(({ id }) => id));
    for (const batch of batches) {
      if (!batch.isEnded || !begun.has(batch.id) || begunHere.current.has(batch.id)) continue;
      begunHere.current.add(batch.id);
      deliver(batch).catch(() => pause(batch.id));
    }
  });

  return {
    delivered,
    ready,
    dismissReady: () => setReady(null),
    /** Stores the drafts of a batch of another browser here, on request. */
    create: async (batch: DocumentBatch): Promise<void> => {
      const draftIds = await store(batch);
      const last = draftIds.at(-1);
      save(draftIds.slice(0, -1));
      if (last !== undefined) void navigate(pathTo.draft(last));
    },
  };
}
