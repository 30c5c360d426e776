import { useStore } from 'react-admin';
import { Suspense, useMemo, type ReactNode, type RefObject } from 'react';
import type { FormStore } from '#components/form/formStore.ts';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { Rehearsals } from './rehearsals.ts';

const DraftWire = lazyPart(async () => (await import('./DraftWire.tsx')).DraftWire);

/** The message panel next to a form: whether it is open, which is remembered, and its element. */
export function useWirePanel(
  form: FormStore,
  root: RefObject<HTMLFormElement | null>,
  rehearsals: Rehearsals,
  goTo: (path: string) => unknown,
  /** Shown above the message of a change; must be memoized. */
  intro?: ReactNode,
): { isOpen: boolean; toggle: () => void; aside: ReactNode } {
  const [isOpen, setOpen] = useStore('wireOpen', false);
  // Memoized, so that the form around it does not render again.
  const aside = useMemo(
    () =>
      isOpen && (
        <Suspense>
          <DraftWire
            form={form}
            root={root}
            rehearsals={rehearsals}
            intro={intro}
            onGo={(path) => void goTo(path)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ),
    [isOpen, setOpen, form, root, rehearsals, goTo, intro],
  );
  return { isOpen, toggle: () => setOpen(!isOpen), aside };
}
