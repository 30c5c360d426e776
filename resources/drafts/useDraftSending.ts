import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useListContext } from 'react-admin';
import { useSelectedRows } from '#components/list/useSelectedRows.ts';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { pathTo } from '#contract/routes.ts';
import { repeatedNumbers } from '#rules/repeatedNumbers.ts';

/** They all stand in one address, which a browser must be able to load again. */
const MOST_AT_ONCE = 100;

/** Why nothing goes to the costs page; said until the selection changes. */
export type SendRefusal =
  | { kind: 'repeated'; repeated: ReadonlyMap<string, readonly string[]> }
  | { kind: 'tooMany'; count: number; most: number };

export interface DraftSending {
  /** Goes to the costs of the selected drafts, or of `row` when nothing is selected. */
  send: (row?: DraftRow | null) => void;
  refusal: SendRefusal | null;
  rows: DraftRow[];
  offPage: number;
  remember: (rows: readonly DraftRow[]) => void;
}

/** From the list to the costs page: the selection, or the row that the keys stand on. [D04] */
export function useDraftSending(): DraftSending {
  const navigate = useNavigate();
  const { selectedIds } = useListContext<DraftRow>();
  const { rows, offPage, remember } = useSelectedRows<DraftRow>();
  const [refusedFor, setRefusedFor] = useState('');
  const selection = selectedIds.join(',');
  const found = refusalOf(rows, selectedIds.length);

  function send(row?: DraftRow | null) {
    if (selectedIds.length === 0) {
      if (row) void navigate(pathTo.check([row.id]));
    } else if (found) setRefusedFor(selection);
    else void navigate(pathTo.check(selectedIds));
  }
  return { send, refusal: refusedFor === selection ? found : null, rows, offPage, remember };
}

function refusalOf(rows: readonly DraftRow[], count: number): SendRefusal | null {
  const repeated = repeatedNumbers(rows);
  if (repeated.size > 0) return { kind: 'repeated', repeated };
  return count > MOST_AT_ONCE ? { kind: 'tooMany', count, most: MOST_AT_ONCE } : null;
}
