import { Suspense } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { DocumentSession, SessionState } from '../document/sessionShape.ts';

const ConflictDialog = lazyPart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

interface DraftConflictProps {
  session: DocumentSession;
  state: SessionState;
  onClose: () => void;
}

/** [D01] Two texts of one draft, of two people or of two tabs: compared field by field, and nothing is lost unseen. */
export function DraftConflict({ session, state: { trouble, elsewhere }, onClose }: DraftConflictProps) {
  if (trouble?.kind === 'stale') {
    const { current } = trouble;
    return (
      <Suspense>
        <ConflictDialog
          mine={session.record()}
          theirs={current}
          from="portal"
          time={current.updatedAt}
          onClose={onClose}
          onChoose={(chosen) => {
            onClose();
            void session.resolve(chosen, current);
          }}
        />
      </Suspense>
    );
  }
  if (!elsewhere) return null;
  return (
    <Suspense>
      <ConflictDialog
        mine={session.record()}
        theirs={elsewhere.record}
        from="tab"
        time={new Date(elsewhere.at).toLocaleTimeString()}
        onClose={onClose}
        onChoose={(chosen) => {
          onClose();
          session.mergeElsewhere(chosen);
        }}
      />
    </Suspense>
  );
}
