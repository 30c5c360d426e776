import { Suspense, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { createHelpDesk, HelpContext, type HelpDesk, type HelpRequest } from '#components/help/HelpContext.ts';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { labelKey, type Entity } from '#schema/entity.ts';
import { HELP_TOPICS, helpEntry } from './helpTopics.ts';

const HelpPopover = lazyPart(async () => (await import('./HelpPopover.tsx')).HelpPopover);

interface FormHelpProps {
  entity: Entity;
  className: string | undefined;
  children: ReactNode;
}

/** Help for the fields and blocks of a form: their buttons, F1 for the field, Shift+F1 for its block. */
export function FormHelp({ entity, className, children }: FormHelpProps) {
  const t = useTranslate();
  const [desk] = useState(() => createHelpDesk((topic) => HELP_TOPICS.has(helpEntry(topic))));

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    if (key !== 'F1' || ctrlKey || altKey || metaKey || event.defaultPrevented) return;
    if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
    const topic = [...(event.shiftKey ? [] : [fieldTopic(target)]), blockTopic(target)].find(
      (found) => found !== null && desk.has(found),
    );
    if (!topic) return;
    event.preventDefault();
    const [kind, ...path] = topic.split('.');
    const name = kind === 'blocks' ? `fields.${topic}` : labelKey(entity, path.join('.'));
    desk.open({ topic, name: t(name), anchor: target });
  }
  return (
    <HelpContext value={desk}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its controls */}
      <div className={className} onKeyDown={onKeyDown}>
        {children}
      </div>
      <OpenHelp desk={desk} />
    </HelpContext>
  );
}

function OpenHelp({ desk }: { desk: HelpDesk }) {
  const request: HelpRequest | null = useSyncExternalStore(desk.subscribe, desk.current);
  return (
    request && (
      <Suspense>
        <HelpPopover request={request} onClose={() => desk.open(null)} />
      </Suspense>
    )
  );
}

/** A control's name is its field, or list, row and column. */
function fieldTopic(control: HTMLElement): string | null {
  const [field, , column] = (control.getAttribute('name') ?? '').split('.');
  return field ? `fields.${column ? `${field}.${column}` : field}` : null;
}

function blockTopic(control: HTMLElement): string | null {
  const section = control.closest<HTMLElement>('[data-section]')?.dataset['section'];
  return section === undefined ? null : `blocks.${section}`;
}
