/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions --
   the ARIA combobox: no native tag is a list under an input, and the keys are the input's */
import { useTranslate } from 'react-admin';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { isNearEnd } from './isNearEnd.ts';
import type { LookupPort } from './LookupContext.ts';
import { useLookupSearch } from './useLookupSearch.ts';
import styles from './LookupPopup.module.css';

/** Takes a key of the input; true when it was the list's. */
export type PopupKeys = (key: string) => boolean;

interface LookupPopupProps {
  anchor: RefObject<HTMLInputElement | null>;
  id: string;
  port: LookupPort;
  text: string;
  isTyped: boolean;
  keys: Ref<PopupKeys>;
  onPick: (value: string) => void;
  onClose: () => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** [L04] The list of a look-up: pages of ten that follow the scrolling; Enter picks only what was moved to. */
export function LookupPopup({ anchor, id, port, text, isTyped, keys, onPick, onClose }: LookupPopupProps) {
  const t = useTranslate();
  const layer = useRef<HTMLDivElement>(null);
  const { options, state, hasMore, more } = useLookupSearch(port, text, isTyped);
  // What was moved to belongs to the text it was found for.
  const [moved, setMoved] = useState({ text, at: -1 });
  const at = moved.text === text ? moved.at : -1;

  function move(step: number): void {
    const next = Math.max(-1, Math.min(options.length - 1, at + step));
    setMoved({ text, at: next });
    if (next >= options.length - 2) more();
  }

  useImperativeHandle(keys, () => (key) => {
    if (key === 'Escape') onClose();
    else if (key in STEPS) move(STEPS[key] ?? 0);
    else if (key === 'Enter' && options[at]) onPick(options[at].value);
    else return false;
    return true;
  });

  useEffect(() => {
    const active = at < 0 ? null : `${id}-${at}`;
    if (active) {
      anchor.current?.setAttribute('aria-activedescendant', active);
      document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    } else anchor.current?.removeAttribute('aria-activedescendant');
  }, [anchor, at, id]);
  useEffect(() => {
    const input = anchor.current;
    return () => input?.removeAttribute('aria-activedescendant');
  }, [anchor]);

  // The layer follows its input whatever scrolls.
  useLayoutEffect(() => {
    const place = (): void => {
      const input = anchor.current?.getBoundingClientRect();
      const style = layer.current?.style;
      if (!input || !style) return;
      const below = window.innerHeight - input.bottom;
      const isAbove = below < 220 && input.top > below;
      style.left = `${Math.max(8, Math.min(input.left, window.innerWidth - Math.max(input.width, 280) - 8))}px`;
      style.width = `${Math.max(input.width, 280)}px`;
      style.top = isAbove ? 'auto' : `${input.bottom + 4}px`;
      style.bottom = isAbove ? `${window.innerHeight - input.top + 4}px` : 'auto';
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [anchor]);

  const note =
    state === 'failed'
      ? t('ui.lookup.failed')
      : state === 'loading'
        ? t('ui.lookup.loading')
        : options.length === 0
          ? t('ui.lookup.none')
          : '';
  return createPortal(
    <div ref={layer} className={styles.layer} onMouseDown={(event) => event.preventDefault()}>
      <div
        id={id}
        role="listbox"
        aria-label={t('ui.lookup.list')}
        aria-busy={state === 'loading'}
        className={styles.list}
        onScroll={(event) => isNearEnd(event.currentTarget) && more()}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.option}
            onClick={() => onPick(option.value)}
          >
            <b>{option.code ?? option.value}</b> {option.name}
            {option.caution && <small> {t(option.caution)}</small>}
          </div>
        ))}
      </div>
      {(note || hasMore) && <output className={styles.note}>{note || t('ui.lookup.more')}</output>}
    </div>,
    document.body,
  );
}
