import { Suspense, useState } from 'react';
import { HelpMark } from '#components/help/HelpMark.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { HelpPopoverProps } from './HelpPopover.tsx';

const HelpPopover = lazyPart(async () => (await import('./HelpPopover.tsx')).HelpPopover);

interface HelpPointProps {
  topic: string;
  name: string;
  parts?: HelpPopoverProps['parts'];
  entries?: HelpPopoverProps['entries'];
}

/**
 * A `?` with a popover of its own, for use outside of a form.
 * @example <HelpPoint topic="match.onFile" name={t('statuses.match.onFile')} />
 */
export function HelpPoint({ topic, name, parts, entries }: HelpPointProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <HelpMark name={name} isOpen={anchor !== null} onOpen={setAnchor} />
      {anchor && (
        <Suspense>
          <HelpPopover
            request={{ topic, name, anchor }}
            parts={parts}
            entries={entries}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
