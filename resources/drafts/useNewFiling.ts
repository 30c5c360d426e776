import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ISF_5, type BillType } from '#contract/codes.ts';
import { pathTo } from '#contract/routes.ts';
import { newDraftId } from '#rules/draftIds.ts';

/**
 * Opens a new filing ([R03]) at a new address, which contains the type of an ISF-5.
 * @example const begin = useNewFiling(); <button onClick={() => begin(ISF_10)} />
 */
export function useNewFiling(): (type: BillType) => void {
  const navigate = useNavigate();
  return useCallback(
    (type) => {
      const path = pathTo.draft(newDraftId(Date.now()));
      void navigate(type === ISF_5 ? `${path}&billType=${ISF_5}` : path);
    },
    [navigate],
  );
}
