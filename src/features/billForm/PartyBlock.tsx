import { useTranslate } from 'react-admin';
import { Suspense, useEffect, useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { domId } from '#components/form/fieldFacts.ts';
import { Field } from '#components/form/Field.tsx';
import { MayFollowNote } from './MayFollowNote.tsx';
import { OtherFields } from './OtherFields.tsx';
import { PartyLines } from './party/PartyLines.tsx';
import { PartyToolbar, type PartyTool } from './party/PartyToolbar.tsx';
import { usePartyTools } from './party/usePartyTools.ts';
import { othersOf, type SectionProps } from './sectionProps.ts';
import styles from './BillForm.module.css';
import toolStyles from './party/Party.module.css';

const PartyLayers = lazyPart(async () => (await import('./party/PartyLayers.tsx')).PartyLayers);

const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229;
/** Layers hang in the page's body, yet React brings their events up here. */
const isInside = (event: { currentTarget: Element; target: EventTarget }): boolean =>
  event.currentTarget.contains(event.target as Node);

/** [B04] One party in two lines under a few quiet tools; every party of both filing types is this block. */
export function PartyBlock({ section, names }: SectionProps) {
  const t = useTranslate();
  const tools = usePartyTools(section);
  const toolbar = useRef<HTMLDivElement>(null);
  const { keys, layer, deed } = tools;
  const title = t(`fields.blocks.${section}`);

  function run(tool: PartyTool): void {
    tools.forget();
    if (tool === 'clear') {
      if (tools.isFilled()) tools.clear();
    } else if (tool === 'save') void tools.keep();
    else if (tool === 'paste') tools.setLayer({ kind: 'paste', text: '', before: tools.read() });
    else tools.setLayer({ kind: tool });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || isComposing(event) || !isInside(event)) return;
    if (event.altKey && !event.ctrlKey && event.key === 'ArrowDown') run('book');
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey) && tools.isUndoable()) tools.undo();
    else return;
    event.preventDefault();
  }
  const said = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // What was just done is seen, with its undo, by whoever is still at the block.
    const box = said.current;
    if (deed && box?.closest('[data-party]')?.contains(document.activeElement))
      box.scrollIntoView?.({ block: 'nearest' });
  }, [deed]);
  function undo(): void {
    tools.undo();
    // The button goes with what it took back; the hands stay at the block.
    document.getElementById(domId(keys.name))?.focus();
  }
  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain').trim();
    if (!isInside(event) || (event.target as HTMLInputElement).name !== keys.name || !/\S\s*[\r\n]+\s*\S/u.test(text))
      return;
    // The paste itself goes on as one line: who does not want the split keeps that.
    tools.setLayer({ kind: 'paste', text, before: tools.read() });
  }
  function onBlur(event: FocusEvent): void {
    if (!isInside(event)) return;
    const { name } = event.target as HTMLInputElement;
    // The form commits the text on the same event, a little later.
    if (name === keys.addr || name === keys.countryCode) queueMicrotask(() => void tools.lookUpPlace());
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and pastes come up from its native inputs
    <div data-party onKeyDown={onKeyDown} onPaste={onPaste} onBlur={onBlur}>
      <PartyToolbar ref={toolbar} title={title} onUse={run} />
      <MayFollowNote name={keys.name} />
      <div className={styles.party}>
        <Field name={keys.name} className={styles.partyName} />
        <div className={styles.partyAddress}>
          <Field name={keys.addr} lines={2} className={toolStyles.address} />
          <PartyLines addressKey={keys.addr} />
        </div>
        <Field name={keys.city} />
        <Field name={keys.countryCode} />
      </div>
      <output ref={said} className={toolStyles.deed} data-tone={deed?.tone}>
        {deed && (
          <>
            {t(deed.message, { _: deed.message, ...deed.args })}
            {deed.undo && (
              <button type="button" className={toolStyles.undo} onClick={undo}>
                {t('ui.field.undo')}
              </button>
            )}
          </>
        )}
      </output>
      <OtherFields names={othersOf(names, Object.values(keys))} />
      {layer && (
        <Suspense>
          <PartyLayers block={section} title={title} tools={tools} anchor={toolbar} />
        </Suspense>
      )}
    </div>
  );
}
