import { use, useId, type KeyboardEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { HelpRequest } from '#components/help/HelpContext.ts';
import { Popover } from '#components/layers/Popover.tsx';
import { Glyph } from '#components/layout/Glyph.tsx';
import type { Locale } from '#contract/limits.ts';
import { manualSectionAt } from '#contract/manualSections.ts';
import { pathTo } from '#contract/routes.ts';
import type { help as english } from '#messages/en/help.ts';
import type { Shape } from '#messages/shape.ts';
import { helpEntry } from './helpTopics.ts';
import styles from './HelpPopover.module.css';
import { lazyTexts } from './lazyTexts.ts';

type Help = Shape<typeof english>;

interface HelpText {
  what: string;
  /** Whom to ask for the value, or what to do. */
  who: string;
  example?: string;
}

const loadHelp = lazyTexts<Help>({
  'zh-CN': async () => (await import('#messages/zh-CN/help.ts')).help,
  en: async () => (await import('#messages/en/help.ts')).help,
  vi: async () => (await import('#messages/vi/help.ts')).help,
});

/** The entry of a topic, e.g. `fields.amsRequestList.amsNo`. */
function helpText(help: Help, topic: string): HelpText {
  let found: unknown = help;
  for (const step of helpEntry(topic).split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
  if (!found) throw new Error(`No help on ${topic}`);
  return found as HelpText;
}

interface HelpEntry {
  term: string;
  text: string;
}

export interface HelpPopoverProps {
  request: HelpRequest;
  /** Entries below the first one, e.g. of the values of a column. */
  parts?: readonly Omit<HelpRequest, 'anchor'>[] | undefined;
  /** Further entries with texts of their own, e.g. the codes of customs. */
  entries?: readonly HelpEntry[] | undefined;
  onClose: () => void;
}

/** The explanation beside the button or field that asked for it. */
export function HelpPopover({ request: { topic, name, anchor }, parts = [], entries = [], onClose }: HelpPopoverProps) {
  const t = useTranslate();
  const help = use(loadHelp(useLocale() as Locale));
  const id = useId();
  const { what, who, example } = helpText(help, topic);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'F1') return;
    // The key that opened it; else the browser would open its own help.
    event.preventDefault();
    onClose();
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      onKeyDown={onKeyDown}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: -6, horizontal: 'left' }}
      transitionDuration={0}
      slotProps={{
        paper: {
          className: styles.layer,
          role: 'dialog',
          'aria-labelledby': `${id}-name`,
          'aria-describedby': `${id}-text`,
        },
      }}
    >
      <div className={styles.head}>
        <h2 id={`${id}-name`}>{name}</h2>
        <button type="button" className={styles.close} aria-label={t('ui.help.close')} onClick={onClose}>
          <Glyph name="close" size={16} />
        </button>
      </div>
      <div id={`${id}-text`}>
        <p>
          {what} {who}
        </p>
        {example && (
          <p className={styles.example}>
            <span>{t('ui.help.example')}</span> {example}
          </p>
        )}
      </div>
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map((part) => (
            <div key={part.topic}>
              <dt>{part.name}</dt>
              <dd>
                {helpText(help, part.topic).what} {helpText(help, part.topic).who}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {entries.length > 0 && (
        <dl className={styles.parts}>
          {entries.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <ManualLink className={styles.manual} />
    </Popover>
  );
}

/** The section of the user manual about this screen, in a new tab: forms stay as they are. */
function ManualLink({ className }: { className?: string | undefined }) {
  const t = useTranslate();
  // Not react-router's: help is also shown where there is no router, and the link leaves the page.
  const section = manualSectionAt(location.pathname);
  return (
    <a className={className} href={pathTo.manual(section)} target="_blank" rel="noopener">
      {t('titles.instructionProcess')}
    </a>
  );
}
