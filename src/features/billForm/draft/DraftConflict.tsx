import { Suspense } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { shortServerText } from '#rules/serverTime.ts';
import type { DocumentSession, SessionState } from '#features/document/sessionTypes.ts';

const ConflictDialog = lazyPart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

interface DraftConflictProps {
  session: DocumentSession;
  state: SessionState;
  onClose: () => void;
}

/** [D01] Resolves a conflict between two users or two tabs, field by field. */
export function DraftConflict({ session, state: { saveError, otherTab }, onClose }: DraftConflictProps) {
  if (saveError?.kind === 'stale') {
    const { current } = saveError;
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
  if (!otherTab) return null;
  return (
    <Suspense>
      <ConflictDialog
        mine={session.record()}
        theirs={otherTab.record}
        from="tab"
        time={shortServerText(new Date(otherTab.at))}
        onClose={onClose}
        onChoose={(chosen) => {
          onClose();
          session.mergeTheirs(chosen);
        }}
      />
    </Suspense>
  );
}
