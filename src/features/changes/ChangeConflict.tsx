import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { ConflictDialog } from '../billForm/ConflictDialog.tsx';
import type { DocumentSession, SessionState } from '../document/sessionShape.ts';
import { billOfFiling } from './openChange.ts';

interface ChangeConflictProps {
  session: DocumentSession;
  state: SessionState;
  filing: FilingDetail;
  isMoved: boolean;
  onClose: () => void;
}

/** [D09] Two texts of one filing, of two people or of two tabs, field by field; the choice stays on this computer. */
export function ChangeConflict({ session, state: { elsewhere }, filing, isMoved, onClose }: ChangeConflictProps) {
  if (isMoved) {
    return (
      <ConflictDialog
        mine={session.record()}
        theirs={billOfFiling(filing)}
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
  if (!elsewhere) return null;
  return (
    <ConflictDialog
      mine={session.record()}
      theirs={elsewhere.record}
      from="tab"
      time={new Date(elsewhere.at).toLocaleTimeString()}
      texts="changes.conflict"
      onClose={onClose}
      onChoose={(chosen) => {
        session.mergeElsewhere(chosen);
        onClose();
      }}
    />
  );
}
