import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { SelectionBar } from '#components/list/SelectionBar.tsx';
import { useSelectedRows } from '#components/list/useSelectedRows.ts';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { pathTo } from '#contract/routes.ts';
import { repeatedNumbers } from '#rules/repeatedNumbers.ts';
import { RepeatedNumbersNotice } from './RepeatedNumbersNotice.tsx';

/** What can be done with the selected drafts. [D04] Drafts that share a number are not sent together. */
export function DraftSelection({
  onDelete,
  isBusy,
}: {
  onDelete: (ids: readonly string[]) => Promise<void>;
  isBusy: boolean;
}) {
  const t = useTranslate();
  const navigate = useNavigate();
  const ids = useListContext<DraftRow>().selectedIds;
  const { rows, offPage } = useSelectedRows<DraftRow>();
  const [refusedFor, setRefusedFor] = useState('');
  const selection = ids.join(',');
  const repeated = repeatedNumbers(rows);

  function send() {
    if (repeated.size > 0) setRefusedFor(selection);
    else void navigate(pathTo.check(ids));
  }

  return (
    <SelectionBar
      offPage={offPage}
      above={refusedFor === selection && repeated.size > 0 && <RepeatedNumbersNotice repeated={repeated} rows={rows} />}
    >
      <Button variant="outlined" disabled={isBusy} onClick={() => void onDelete(ids)}>
        {t('drafts.delete')}
      </Button>
      <Button variant="contained" disabled={isBusy} onClick={send}>
        {t('drafts.send')}
      </Button>
    </SelectionBar>
  );
}
