import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { shortServerText } from '#rules/serverTime.ts';
import { ConflictDialog } from '../billForm/draft/ConflictDialog.tsx';
import type { DocumentSession, SessionState } from '../document/sessionTypes.ts';
import { filingToBill } from './openChange.ts';

interface ChangeConflictProps {
  session: DocumentSession;
  state: SessionState;
  filing: FilingDetail;
  isMoved: boolean;
  onClose: () => void;
}

/** [D09] Resolves a conflict of two users or two tabs field by field; the result stays local. */
export function ChangeConflict({ session, state: { otherTab }, filing, isMoved, onClose }: ChangeConflictProps) {
  if (isMoved) {
    return (
      <ConflictDialog
        mine={session.record()}
        theirs={filingToBill(filing)}
        from="portal"
        time={filing.operationAt}
        texts="changes.conflict"
        onClose={onClose}
        onChoose={(chosen) => {
          session.rebase(chosen, filing.revision);
          onClose();
        }}
      />
    );
  }
  if (!otherTab) return null;
  return (
    <ConflictDialog
      mine={session.record()}
      theirs={otherTab.record}
      from="tab"
      time={shortServerText(new Date(otherTab.at))}
      texts="changes.conflict"
      onClose={onClose}
      onChoose={(chosen) => {
        session.mergeTheirs(chosen);
        onClose();
      }}
    />
  );
}
