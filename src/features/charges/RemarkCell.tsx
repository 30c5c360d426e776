import { Suspense, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '#components/layout/lazyPart.ts';
import { LIMITS } from '#contract/limits.ts';
import type { ChargeResource, ChargeRow } from './chargeResource.ts';
import { useRemark, type RemarkEditing } from './useRemark.ts';
import styles from './Charges.module.css';

const RemarkConflict = lazyPart(async () => (await import('./RemarkConflict.tsx')).RemarkConflict);

/** A stable callback, so that React calls it for a new input only. */
const focusOnce = (input: HTMLInputElement | null): void => input?.focus();

/** [G14] The remark of a charge; its operator edits it in place: Enter or leaving the field saves, Escape discards. */
export function RemarkCell({ resource, row }: { resource: ChargeResource['name']; row: ChargeRow }) {
  const t = useTranslate();
  const opener = useRef<HTMLButtonElement>(null);
  const editing = useRemark(resource, row);
  const [isOpened, setOpened] = useState(false);

  const isReturning = useRef(false);
  function returnFocus(): void {
    if (!isReturning.current || !opener.current) return;
    isReturning.current = false;
    opener.current.focus();
  }
  // The button is rendered again when the text is stored, which may be after `close`.
  useEffect(returnFocus);

  function close(): void {
    setOpened(false);
    isReturning.current = true;
    returnFocus();
  }
  if (!row.mayEditRemark) {
    return (
      <span className={styles.cut} title={row.remark && `${row.remark}\n${t('charges.remark.notOwn', row)}`}>
        {row.remark}
      </span>
    );
  }
  if (editing.typed !== null) {
    return <RemarkEditor row={row} typed={editing.typed} editing={editing} isFocused={isOpened} onClose={close} />;
  }
  return (
    <button
      ref={opener}
      type="button"
      className={styles.remark}
      data-empty={row.remark === '' || undefined}
      title={row.remark || undefined}
      onClick={() => {
        setOpened(true);
        editing.type(row.remark);
      }}
    >
      <span className={styles.cut}>{row.remark || t('charges.remark.add')}</span>
      <span className="visuallyHidden"> – {t('charges.remark.edit', { orderNo: row.orderNo })}</span>
    </button>
  );
}

interface RemarkEditorProps {
  row: ChargeRow;
  typed: string;
  editing: RemarkEditing;
  /** The user has just opened it; a text kept from before takes no focus. */
  isFocused: boolean;
  onClose: () => void;
}

function RemarkEditor({ row, typed, editing, isFocused, onClose }: RemarkEditorProps) {
  const t = useTranslate();
  const { problem, stored, isBusy, type, save, discard } = editing;
  const over = typed.trim().length - LIMITS.userRemark;
  const messageId = `remark-${row.id}`;
  const tooLong = over > 0 && t('charges.remark.tooLong', { max: LIMITS.userRemark, over });
  const message = tooLong || (isBusy ? t('charges.remark.saving') : problem);

  async function saveAndClose(): Promise<void> {
    if (over <= 0 && (await save(typed))) onClose();
  }
  function discardAndClose(): void {
    discard();
    onClose();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') void saveAndClose();
    else discardAndClose();
  }
  function onBlur(event: FocusEvent<HTMLElement>): void {
    const isInside = event.currentTarget.contains(event.relatedTarget);
    // Leaving the field keeps the focus where the user put it.
    if (!isInside && over <= 0 && !isBusy && !problem && !stored) void save(typed);
  }
  return (
    <span className={styles.editor} onBlur={onBlur}>
      <input
        className={styles.input}
        aria-label={t('charges.remark.name', { orderNo: row.orderNo })}
        aria-invalid={over > 0 || undefined}
        aria-describedby={message ? messageId : undefined}
        ref={isFocused ? focusOnce : undefined}
        autoComplete="off"
        spellCheck={false}
        readOnly={isBusy}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.choices}>
        <button
          type="button"
          className={styles.choice}
          disabled={isBusy || over > 0}
          onClick={() => void saveAndClose()}
        >
          {t('charges.remark.save')}
        </button>
        <button type="button" className={styles.choice} disabled={isBusy} onClick={discardAndClose}>
          {t('charges.remark.cancel')}
        </button>
      </span>
      {message && (
        <span
          id={messageId}
          className={styles.problem}
          data-quiet={isBusy || undefined}
          role={isBusy ? 'status' : 'alert'}
        >
          {message}
        </span>
      )}
      {stored && (
        <Suspense>
          <RemarkConflict
            orderNo={row.orderNo}
            mine={typed}
            stored={stored.remark}
            onKeepMine={() => void saveAndClose()}
            onTakeStored={discardAndClose}
          />
        </Suspense>
      )}
    </span>
  );
}
