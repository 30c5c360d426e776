import { useNotify, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '#contract/routes.ts';
import { notStoredKey, sendIntents } from '#dataProvider/sendIntents.ts';
import type { PreparedResend } from './prepareResend.ts';

/** Why filings were not sent: a message key and its arguments. */
interface Problem {
  key: string;
  args?: Record<string, unknown>;
}

interface Outcome {
  /** Idempotency keys of the sends, for the result page. */
  keys: string[];
  /** Filings that were sent and not refused. */
  sentIds: string[];
  /** B/L numbers of the filings that were not sent. */
  notSent: string[];
  problem: Problem | null;
}

interface Callbacks {
  onClose: () => void;
  onSent: (ids: readonly string[]) => void;
}

/**
 * [I1] Sends one intent per filing, then shows the results. Closing the page asks first; leaving the screen stops
 * before the next filing.
 * @returns `processed`: number so far, null before the start
 */
export function useResends({ onClose, onSent }: Callbacks) {
  const t = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const [processed, setProcessed] = useState<number | null>(null);
  const [failure, setFailure] = useState<Problem | null>(null);
  const hasBegun = useRef(false);
  const isShown = useIsShown();
  const isRunning = processed !== null && failure === null;
  useAskBeforeLeaving(isRunning);

  async function run(owner: string, ready: readonly PreparedResend[]): Promise<void> {
    // Ignores a double click, which is faster than disabling the button.
    if (hasBegun.current) return;
    hasBegun.current = true;
    setProcessed(0);
    const { keys, sentIds, notSent, problem } = await sendAll(owner, ready, () => isShown.current, setProcessed);
    onSent(sentIds);
    if (problem && keys.length === 0 && isShown.current) {
      setFailure(problem);
      return;
    }
    if (problem && notSent.length > 0) {
      const messageArgs = { reason: t(problem.key, problem.args), amsNos: notSent.join(', ') };
      notify('changes.bulk.notSent', { type: 'warning', messageArgs });
    }
    if (!isShown.current) return;
    onClose();
    void navigate(pathTo.sent(keys));
  }
  return { processed, failure, isRunning, run };
}

/** One after the other. Stops after a send without an answer, and when `isWanted` is false. */
async function sendAll(
  owner: string,
  ready: readonly PreparedResend[],
  isWanted: () => boolean,
  onProcessed: (count: number) => void,
): Promise<Outcome> {
  const outcome: Outcome = { keys: [], sentIds: [], notSent: [], problem: null };
  let stop: string | null = null;
  for (const [index, { filing, confirmed }] of ready.entries()) {
    if (!confirmed) continue;
    if (!isWanted()) stop ??= 'changes.bulk.left';
    if (stop !== null) {
      outcome.notSent.push(filing.amsNo);
      outcome.problem = { key: stop };
      continue;
    }
    try {
      const { key, state } = await sendIntents.send(owner, confirmed);
      outcome.keys.push(key);
      if (state !== 'refused') outcome.sentIds.push(filing.id);
      if (state === 'unknown') stop = 'changes.bulk.stopped';
    } catch (error) {
      // Not stored, so not sent; the others may be.
      const reason = error instanceof Error ? error.name : 'Error';
      outcome.notSent.push(filing.amsNo);
      outcome.problem = { key: notStoredKey(reason), args: { reason } };
    }
    onProcessed(index + 1);
  }
  return outcome;
}

function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

function useAskBeforeLeaving(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
}
