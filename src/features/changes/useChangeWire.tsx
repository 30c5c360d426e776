import { useCallback, useMemo, type ReactNode } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { messageAction } from '#customs/messageAction.ts';
import type { SentAs } from '../message/useRehearsals.ts';
import { sentChange, type PlannedChange } from './planChange.ts';

const ChangeWireIntro = lazyPart(async () => (await import('./ChangeWireIntro.tsx')).ChangeWireIntro);

/**
 * [D09] How a change would be sent: for its rehearsal, and as an intro above its message. Waits until the filing is
 * loaded.
 */
export function useChangeWire(
  filing: FilingDetail | null,
  planned: PlannedChange | null,
  ownCode: string,
): { sentAs: SentAs; intro: ReactNode } {
  const sentAs = useCallback<SentAs>(
    (bill) => {
      if (!filing) return null;
      const { action, isfNo, customsNo } = sentChange(filing, bill, ownCode).messages.next;
      return { action: messageAction(action), isfNo, customsNo };
    },
    [filing, ownCode],
  );
  const kind = planned?.plan.kind;
  const isSeveral = planned?.blocked === 'severalNumbers';
  const { newNumber = '' } = planned ?? {};
  const isfNo = planned?.messages.next.isfNo ?? '';
  // A stable element: the form does not render at every pause.
  const intro = useMemo(
    () => <ChangeWireIntro filing={filing} kind={kind} isSeveral={isSeveral} newNumber={newNumber} isfNo={isfNo} />,
    [filing, kind, isSeveral, newNumber, isfNo],
  );
  return { sentAs, intro };
}
