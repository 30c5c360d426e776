import { useStore } from 'react-admin';
import { Suspense, useCallback, useMemo, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { media } from '#components/theme/tokens.ts';
import type { Objection } from '#customs/objections.ts';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import type { Rehearsals } from '../message/rehearsals.ts';
import { HelperFrame } from './HelperFrame.tsx';

const DraftWire = lazyPart(async () => (await import('../message/DraftWire.tsx')).DraftWire);
const HelperColumn = lazyPart(async () => (await import('./HelperColumn.tsx')).HelperColumn);

interface HelpedForm {
  form: BillFormStore;
  root: RefObject<HTMLFormElement | null>;
  rehearsals: Rehearsals;
  /** Findings of the rehearsal beyond the form's own problems. */
  findings: readonly Objection[];
  goTo: (path: string) => unknown;
  /** Shown above the message of a change; must be memoized. */
  intro?: ReactNode;
  filingId?: string;
}

/** How much room the column beside a form takes. */
export type AsideSize = 'rail' | 'column' | 'message' | 'document';

interface FormHelper {
  isOpen: boolean;
  /** Shows or hides the message. */
  toggle: () => void;
  /** Memoized, so that the form beside it does not render again. */
  aside: ReactNode;
  asideSize: AsideSize | undefined;
}

const isMatching = (query: string): boolean => window.matchMedia?.(query).matches ?? false;
const WIDE = media('from', 'wide');
/** From here on menu, index, form and column have room beside each other. */
const ROOMY = media('from', 'roomy');
const onWide = (listener: () => void) => {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener?.('change', listener);
  return () => query?.removeEventListener?.('change', listener);
};

/**
 * What helps with an open form: on a wide screen a column with deadline, checks, message and history, which can be
 * collapsed; else the message at the bottom of the window.
 */
export function useFormHelper({ form, root, rehearsals, findings, goTo, intro, filingId }: HelpedForm): FormHelper {
  const isWide = useSyncExternalStore(onWide, () => isMatching(WIDE));
  const [isKept, keep] = useStore('wireOpen', false);
  // At the bottom of a narrow screen it covers the form: there it is opened for one form only.
  const [isOnce, showOnce] = useState(false);
  const hasMessage = isWide ? isKept : isOnce;
  const setMessage = isWide ? keep : showOnce;
  const [isShown, setShown] = useStore('helperShown', isMatching(ROOMY));
  const isUnfolded = isShown || hasMessage;
  const aside = useMemo(() => {
    if (!isWide && !hasMessage) return null;
    const onGo = (path: string): void => void goTo(path);
    const message = hasMessage && (
      <Suspense>
        <DraftWire
          form={form}
          root={root}
          rehearsals={rehearsals}
          intro={intro}
          onGo={onGo}
          onClose={() => setMessage(false)}
        />
      </Suspense>
    );
    if (!isWide) return message;
    return (
      <HelperFrame
        isUnfolded={isUnfolded}
        onFold={(folded) => {
          setShown(!folded);
          if (folded) setMessage(false);
        }}
      >
        <Suspense>
          <HelperColumn
            form={form}
            findings={findings}
            onGo={onGo}
            message={message}
            onMessage={(shows) => {
              setShown(true);
              setMessage(shows);
            }}
            filingId={filingId}
          />
        </Suspense>
      </HelperFrame>
    );
  }, [isWide, hasMessage, setMessage, isUnfolded, setShown, form, root, rehearsals, findings, goTo, intro, filingId]);
  return {
    isOpen: hasMessage,
    toggle: useCallback(() => setMessage(!hasMessage), [setMessage, hasMessage]),
    aside,
    asideSize: !isWide ? undefined : hasMessage ? 'message' : isUnfolded ? 'column' : 'rail',
  };
}
