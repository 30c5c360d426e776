import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate, type GetListResult } from 'react-admin';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { currentCopy } from '#dataProvider/currentCopy.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { unsavedKey, unsavedRecords } from '#local/unsavedRecords.ts';
import { fieldText } from '#schema/recordText.ts';
import type { ChargeResource, ChargeRow } from './chargeResource.ts';

interface StoredRemark {
  remark: string;
  revision: number;
}

export interface RemarkEditing {
  /** Null while it is not edited. */
  typed: string | null;
  /** Why it was not saved. */
  problem: string | null;
  /** The remark that another page stored meanwhile. */
  stored: StoredRemark | null;
  isBusy: boolean;
  type: (text: string) => void;
  /** @returns whether nothing is left to save */
  save: (text: string) => Promise<boolean>;
  discard: () => void;
}

/** Edits a remark. Typed text is kept in this browser until it is saved or discarded: other pages and a reload lose nothing. */
export function useRemark(resource: ChargeResource['name'], row: ChargeRow): RemarkEditing {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const key = unsavedKey(resource, row.id);
  const [kept] = useState(() => (row.mayEditRemark ? unsavedRecords.get(key) : null));
  const [typed, setTyped] = useState<string | null>(kept && fieldText(kept.record, 'remark'));
  const [base, setBase] = useState(kept?.revision ?? row.revision);
  const [problem, setProblem] = useState<string | null>(null);
  const [stored, setStored] = useState<StoredRemark | null>(null);

  function type(text: string): void {
    // The revision that is edited is the one that was shown when typing began.
    const revision = typed === null ? row.revision : base;
    setBase(revision);
    setTyped(text);
    setProblem(null);
    unsavedRecords.put(key, { record: { remark: text }, revision, at: Date.now() });
  }
  function discard(): void {
    setTyped(null);
    setProblem(null);
    if (stored) void queryClient.invalidateQueries({ queryKey: [resource] });
    setStored(null);
    unsavedRecords.remove(key);
  }
  async function save(text: string): Promise<boolean> {
    const remark = text.trim();
    const revision = stored?.revision ?? base;
    if (remark === row.remark && revision === row.revision) {
      discard();
      return true;
    }
    setProblem(null);
    setBusy(true);
    try {
      const { data } = await dataProvider.update<ChargeRow>(resource, {
        id: row.id,
        data: { remark, revision },
        previousData: row,
      });
      showSaved(data);
      setTyped(null);
      setStored(null);
      unsavedRecords.remove(key);
      return true;
    } catch (error) {
      const current = currentCopy<StoredRemark>(error) ?? null;
      setStored(current);
      const isAnswer = error instanceof PortalError && error.kind === 'answer';
      if (!current)
        setProblem(
          isAnswer ? t('charges.remark.notSaved', { reason: error.message }) : t('charges.remark.unreachable'),
        );
      return false;
    } finally {
      setBusy(false);
    }
  }
  /** Puts the saved remark into the loaded pages, so that none has to be fetched again. */
  function showSaved({ remark, revision }: StoredRemark): void {
    queryClient.setQueriesData<GetListResult<ChargeRow>>(
      { queryKey: [resource, 'getList'] },
      (page) =>
        page && { ...page, data: page.data.map((one) => (one.id === row.id ? { ...one, remark, revision } : one)) },
    );
  }
  return { typed, problem, stored, isBusy, type, save, discard };
}
