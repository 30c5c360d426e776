import { useTranslate } from 'react-admin';
import { Suspense, useEffect, useMemo, useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { domId } from '#components/form/field/fieldFacts.ts';
import { BlockNameProvider } from '#components/form/field/BlockNameContext.ts';
import { Field } from '#components/form/field/Field.tsx';
import { useForm, useStructure } from '#components/form/FormContext.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import { fieldText } from '#schema/recordText.ts';
import { isFoldKey } from '../sections/foldKey.ts';
import { OtherFields } from '../sections/OtherFields.tsx';
import { PartyLines } from './PartyLines.tsx';
import { PartyToolbar, type PartyTool } from './PartyToolbar.tsx';
import { usePartyTools } from './usePartyTools.ts';
import { splitRare, remainingFields, type SectionProps } from '../sections/sectionProps.ts';
import { useFold } from '../sections/useFold.ts';
import styles from '../BillForm.module.css';
import toolStyles from './Party.module.css';

const PartyLayers = lazyPart(async () => (await import('./PartyLayers.tsx')).PartyLayers);

const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229;
/** React bubbles events of portaled layers up to their React parent. */
const isInside = (event: { currentTarget: Element; target: EventTarget }): boolean =>
  event.currentTarget.contains(event.target as Node);

/** [B04] One party with its toolbar; used for every party of both filing types. */
export function PartyBlock({ section, names }: SectionProps) {
  const t = useTranslate();
  const tools = usePartyTools(section);
  const toolbar = useRef<HTMLDivElement>(null);
  const unfolded = useRef<HTMLDivElement>(null);
  const { keys, layer, result } = tools;
  const title = t(`fields.blocks.${section}`);
  const form = useForm();
  const { fields } = form.entity;
  const others = useMemo(() => splitRare(fields, remainingFields(names, Object.values(keys))), [fields, names, keys]);

  const fold = useFold(others.rare);

  function run(tool: PartyTool): void {
    tools.forget();
    if (tool === 'more') {
      // The fields are removed: the focus moves to the button that opens them again.
      if (unfolded.current?.contains(document.activeElement))
        toolbar.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      fold.toggle();
    } else if (tool === 'clear') {
      if (tools.isFilled()) tools.clear();
    } else if (tool === 'save') void tools.save();
    else if (tool === 'paste') tools.openPaste();
    else tools.setLayer({ kind: tool });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented || isComposing(event) || !isInside(event)) return;
    if (event.altKey && !event.ctrlKey && event.key === 'ArrowDown') run('book');
    else if (isFoldKey(event)) run('more');
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey) && tools.isUndoable()) tools.undo();
    else return;
    event.preventDefault();
  }
  const resultBox = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // Scrolls the result and its undo into view while the focus is in the block.
    const box = resultBox.current;
    if (result && box?.closest('[data-party]')?.contains(document.activeElement))
      box.scrollIntoView?.({ block: 'nearest' });
  }, [result]);
  function undo(): void {
    tools.undo();
    // The undo button disappears; keeps the focus in the block.
    document.getElementById(domId(form, keys.name))?.focus();
  }
  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain').trim();
    if (!isInside(event) || (event.target as HTMLInputElement).name !== keys.name || !/\S\s*[\r\n]+\s*\S/u.test(text))
      return;
    // The paste continues as one line, for users who close the dialog.
    tools.openPaste(text);
  }
  function onBlur(event: FocusEvent): void {
    if (!isInside(event)) return;
    const { name } = event.target as HTMLInputElement;
    // The form commits the text later in the same event.
    if (name === keys.addr || name === keys.countryCode) queueMicrotask(() => void tools.lookUpPlace());
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and pastes come up from its native inputs
    <div data-party onKeyDown={onKeyDown} onPaste={onPaste} onBlur={onBlur}>
      <BlockNameProvider value={title}>
        <PartyToolbar ref={toolbar} title={title} isMoreOpen={fold.isOpen} onUse={run} />
        <MayFollowNote block={section} />
        <div className={styles.party}>
          <Field name={keys.name} className={styles.partyName} />
          <div className={styles.partyAddress}>
            <Field name={keys.addr} lines={2} className={toolStyles.address} />
            <PartyLines addressKey={keys.addr} />
          </div>
          <Field name={keys.city} />
          <Field name={keys.countryCode} />
        </div>
        <output ref={resultBox} className={toolStyles.toolResult} data-tone={result?.tone}>
          {result && (
            <>
              {t(result.message, { _: result.message, ...result.args })}
              {result.undo && (
                <button type="button" className={toolStyles.undo} onClick={undo}>
                  {t('ui.field.undo')}
                </button>
              )}
            </>
          )}
        </output>
        <OtherFields names={others.common} />
        {fold.isOpen && others.rare.length > 0 && (
          <div ref={unfolded} className={styles.unfolded}>
            <OtherFields names={others.rare} />
          </div>
        )}
      </BlockNameProvider>
      {layer && (
        <Suspense>
          <PartyLayers block={section} title={title} tools={tools} anchor={toolbar} />
        </Suspense>
      )}
    </div>
  );
}

/** [V12] Shown at a party that may be filed later: stuffing location and consolidator with a flexible-timing reason. */
function MayFollowNote({ block }: { block: string }) {
  const t = useTranslate();
  const field = useForm().entity.fields[`${block}Name`];
  const mayFollow = useStructure(
    ({ record }) =>
      field?.kind === 'text' &&
      Boolean(field.required) &&
      !isRequired(field, record) &&
      // An identifier replaces the name.
      !fieldText(record, `${block}Id`) &&
      !fieldText(record, `${block}IdType`),
  );
  return mayFollow ? <p className={toolStyles.follow}>{t('billForm.mayFollow')}</p> : null;
}
