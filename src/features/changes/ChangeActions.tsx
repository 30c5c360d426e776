import { useTranslate } from 'react-admin';
import { Button } from '#components/layout/Button.tsx';
import type { Settlement } from '#contract/endpoints/filings.ts';
import { coinText } from '../payment/amounts.ts';
import type { PlannedChange } from './planChange.ts';
import styles from './actions/FilingActions.module.css';

interface ChangeActionsProps {
  planned: PlannedChange | null;
  quote: Settlement | null;
  /** Undefined while there is nothing to discard. */
  onDiscard: (() => void) | undefined;
  wire: { isOpen: boolean; toggle: () => void };
  onCheck: () => void;
  /** Sending would be refused now; the button stays, because it explains why. */
  isBlocked: boolean;
  onSend: () => void;
}

/** [D09] The actions of an open change; the paid one is last and shows its price. */
export function ChangeActions({ planned, quote, onDiscard, wire, onCheck, isBlocked, onSend }: ChangeActionsProps) {
  const t = useTranslate();
  const price = quote ? coinText(t, quote.total) : null;
  return (
    <>
      <Button variant="text" disabled={!onDiscard} onClick={onDiscard}>
        {t('changes.discard')}
      </Button>
      <Button aria-pressed={wire.isOpen} onClick={wire.toggle}>
        {t('wire.open')}
      </Button>
      <Button variant="outlined" onClick={onCheck}>
        {t('billForm.actions.check')}
      </Button>
      <Button
        variant="contained"
        aria-disabled={isBlocked || undefined}
        className={isBlocked ? styles.closed : undefined}
        aria-describedby={isBlocked ? 'change-plan' : undefined}
        aria-keyshortcuts="Control+Enter"
        onClick={onSend}
      >
        {planned && !planned.blocked && price
          ? t(quote?.total ? 'changes.sendFor' : 'changes.sendFree', { price })
          : t('billForm.actions.send')}
      </Button>
    </>
  );
}
