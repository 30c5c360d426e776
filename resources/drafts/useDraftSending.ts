import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListContext } from 'react-admin';
import { useSelectedRows } from '#components/list/useSelectedRows.ts';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { pathTo } from '#contract/routes.ts';
import { repeatedNumbers } from '#rules/repeatedNumbers.ts';

/** Their ids are in one address of limited length. */
const AT_ONCE_MAX = 100;

/** Why the check page is not opened; shown until the selection changes. */
type SendRefusal =
  | { kind: 'repeated'; repeated: ReadonlyMap<string, readonly string[]> }
  | { kind: 'tooMany'; count: number; most: number };

export interface DraftSending {
  /** Opens the check page for the selected drafts, or for `row` without a selection. */
  send: (row?: DraftRow | null) => void;
  refusal: SendRefusal | null;
  rows: DraftRow[];
  offPage: number;
  /** Selected rows that were never loaded. */
  unseen: number;
  remember: (rows: readonly DraftRow[]) => void;
}

/** Opens the check page for the selection or the current row. [D04] */
export function useDraftSending(): DraftSending {
  const navigate = useNavigate();
  const { selectedIds } = useListContext<DraftRow>();
  const { rows, offPage, unseen, remember } = useSelectedRows<DraftRow>();
  const [refusedFor, setRefusedFor] = useState('');
  const selection = selectedIds.join(',');
  const found = findRefusal(rows, selectedIds.length);

  function send(row?: DraftRow | null) {
    if (selectedIds.length === 0) {
      if (row) void navigate(pathTo.check([row.id]));
    } else if (found) setRefusedFor(selection);
    else void navigate(pathTo.check(selectedIds));
  }
  return { send, refusal: refusedFor === selection ? found : null, rows, offPage, unseen, remember };
}

function findRefusal(rows: readonly DraftRow[], count: number): SendRefusal | null {
  const repeated = repeatedNumbers(rows);
  if (repeated.size > 0) return { kind: 'repeated', repeated };
  return count > AT_ONCE_MAX ? { kind: 'tooMany', count, most: AT_ONCE_MAX } : null;
}
