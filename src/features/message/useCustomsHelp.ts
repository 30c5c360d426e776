import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { FormStore } from '#components/form/store/formStore.ts';
import { sectionStates } from '#components/form/store/sectionStates.ts';
import { joinFindings, dropDuplicateWarnings, type JoinedFindings } from '#customs/joinFindings.ts';
import type { Issue } from '#schema/issue.ts';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import { problemCount } from '../billForm/problems/problemStops.ts';
import { sectionsWithFindings } from './sectionsWithFindings.ts';
import { useFindings, useRehearsals, type SentAs } from './useRehearsals.ts';

/** A rehearsal that fails to load must not block the user: the portal rehearses again before it sends. */
const WAIT_MAX_MS = 2_000;

/**
 * A form's rehearsal for its summary, its section index and its message.
 * @param sentAs for a form that is not a draft
 */
export function useCustomsHelp(form: BillFormStore, sentAs?: SentAs) {
  const t = useTranslate();
  const rehearsals = useRehearsals(form, sentAs);
  const findings = useFindings(rehearsals);
  const isOld = useSyncExternalStore(rehearsals.on, rehearsals.isOld);
  const { problems } = form;
  const joinedNow = useMemo(() => {
    const joined = joinFindings(findings, problems);
    if (!isOld) return joined;
    // A finding about a text that was changed since is no problem of the new one.
    const isPresent = rehearsals.compare();
    return { ...joined, added: joined.added.filter(({ field }) => field === null || isPresent(field)) };
  }, [findings, problems, isOld, rehearsals]);
  const { added, codes } = useSameFindings(joinedNow);

  /** Whether customs would accept the form as it is now; true if unknown. */
  const wouldAccept = useCallback(async (): Promise<boolean> => {
    const tooLong = new Promise<null>((resolve) => setTimeout(() => resolve(null), WAIT_MAX_MS));
    const found = await Promise.race([rehearsals.now().catch(() => null), tooLong]);
    const { added: further } = joinFindings(found?.findings ?? [], form.problems);
    return further.every(({ severity }) => severity === 'warning');
  }, [rehearsals, form]);

  /** Resolves once the findings are about the form as it is now; null if they are, or if none are known yet. */
  const settled = useCallback(() => (rehearsals.isOld() ? wouldAccept() : null), [rehearsals, wouldAccept]);

  const index = useMemo(
    () => ({ readStates: (of: FormStore) => sectionsWithFindings(of, sectionStates(of), added) }),
    [added],
  );
  const findingNote = useCallback(
    ({ path }: Issue): string | null => {
      const own = codes.get(path);
      return own
        ? t('customs.sources.note', { codes: own.map((code) => t('customs.sources.code', { code })).join(', ') })
        : null;
    },
    [codes, t],
  );
  const withoutDuplicates = useCallback(
    (issues: readonly Issue[]): readonly Issue[] => dropDuplicateWarnings(issues, added),
    [added],
  );
  const blocking = useMemo(
    () => added.flatMap(({ severity, field }) => (severity === 'warning' ? [] : [field])),
    [added],
  );
  return {
    rehearsals,
    added,
    /** The findings that block sending or that customs would reject. */
    blocking,
    /** Counted like the stops of F8: two findings at one field are one problem. */
    rejects: problemCount([], blocking),
    wouldAccept,
    settled,
    index,
    findingNote,
    withoutDuplicates,
  };
}

/** The findings of before while they are equal: they are joined at every pause in typing, and the form depends on them. */
function useSameFindings(joined: JoinedFindings): JoinedFindings {
  const [kept, keep] = useState(joined);
  if (kept === joined || textOf(kept) === textOf(joined)) return kept;
  keep(joined);
  return joined;
}

const textOf = ({ added, codes }: JoinedFindings): string => JSON.stringify([added, [...codes]]);
