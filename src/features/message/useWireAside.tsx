import { useStore } from 'react-admin';
import { Suspense, useMemo, type ReactNode, type RefObject } from 'react';
import type { FormStore } from '#components/form/formStore.ts';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { Rehearsals } from './rehearsals.ts';

const DraftWire = lazyPart(async () => (await import('./DraftWire.tsx')).DraftWire);

/** The message beside a form: whether it stands there, which is remembered, and the part itself. */
export function useWireAside(
  form: FormStore,
  root: RefObject<HTMLFormElement | null>,
  rehearsals: Rehearsals,
  goTo: (path: string) => unknown,
  /** Stands above a message that is no new filing's; the same element while nothing about it changes. */
  lead?: ReactNode,
): { isOpen: boolean; toggle: () => void; aside: ReactNode } {
  const [isOpen, setOpen] = useStore('wireOpen', false);
  // The same element while nothing about it changes: the form around it is not drawn again.
  const aside = useMemo(
    () =>
      isOpen && (
        <Suspense>
          <DraftWire
            form={form}
            root={root}
            rehearsals={rehearsals}
            lead={lead}
            onGo={(path) => void goTo(path)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ),
    [isOpen, setOpen, form, root, rehearsals, goTo, lead],
  );
  return { isOpen, toggle: () => setOpen(!isOpen), aside };
}
