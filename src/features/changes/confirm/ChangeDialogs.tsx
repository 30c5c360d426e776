import { Suspense } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { UserInfo } from '#contract/endpoints/account.ts';
import type { FilingDetail } from '#contract/endpoints/filings.ts';
import type { ConfirmedSend } from '#dataProvider/sendIntents.ts';
import type { DocumentSession } from '#features/document/sessionTypes.ts';
import type { ChangeClash } from './ConfirmClash.tsx';
import type { OpenChange } from '../usePlannedChange.ts';

const ChangeConflict = lazyPart(async () => (await import('../ChangeConflict.tsx')).ChangeConflict);
const ConfirmChange = lazyPart(async () => (await import('./ConfirmChange.tsx')).ConfirmChange);

export type ShownDialog = 'compare' | 'confirm' | null;

interface ChangeDialogsProps {
  shown: ShownDialog;
  session: DocumentSession;
  change: OpenChange;
  filing: FilingDetail;
  user: UserInfo | null;
  clash: ChangeClash | null;
  onClose: () => void;
  onGo: (path: string) => void;
  onConfirm: (user: UserInfo, confirmed: ConfirmedSend) => void;
}

/** The dialogs of an open change: comparing it with another text, and confirming its price. */
export function ChangeDialogs(props: ChangeDialogsProps) {
  const { shown, session, change, filing, user, clash, onClose, onGo, onConfirm } = props;
  return (
    <Suspense>
      {shown === 'compare' && (
        <ChangeConflict
          session={session}
          state={change.state}
          filing={filing}
          isMoved={change.isMoved}
          onClose={onClose}
        />
      )}
      {shown === 'confirm' && user && (
        <ConfirmChange
          filing={filing}
          bill={session.record()}
          clash={clash}
          user={user}
          onOutdated={change.refetch}
          onClose={onClose}
          onGo={(path) => {
            onClose();
            onGo(path);
          }}
          onConfirm={(confirmed) => {
            onClose();
            onConfirm(user, confirmed);
          }}
        />
      )}
    </Suspense>
  );
}
