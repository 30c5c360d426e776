import { useTranslate } from 'react-admin';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { LookupPort } from './LookupContext.ts';
import { OptionList } from './OptionList.tsx';
import { useLookupSearch } from './useLookupSearch.ts';
import { useOptionKeys } from './useOptionKeys.ts';
import styles from './LookupPopup.module.css';

/** Handles a key of the input; returns whether the list used it. */
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

/**
 * [L04] The list of a look-up: loads pages of ten on scroll. Enter picks an option reached by arrow keys; Enter and Tab
 * the only one.
 */
export function LookupPopup({ anchor, id, port, text, isTyped, keys, onPick, onClose }: LookupPopupProps) {
  const t = useTranslate();
  const layer = useRef<HTMLDivElement>(null);
  const { options, state, hasMore, more } = useLookupSearch(port, text, isTyped);
  const { at, onKey } = useOptionKeys(options, { text, onPick: ({ value }) => onPick(value), onEnd: more });

  /** The only option for typed text needs no arrow key. */
  const only = isTyped && text.trim() !== '' && state === 'ready' && options.length === 1 ? options[0] : undefined;
  useImperativeHandle(keys, () => (key) => {
    if (key === 'Escape') onClose();
    else if (only && at < 0 && (key === 'Enter' || key === 'Tab')) onPick(only.value);
    else return onKey(key);
    // Tab also leaves the field.
    return key !== 'Tab';
  });

  useEffect(() => {
    const active = at < 0 ? null : `${id}-${at}`;
    if (active) anchor.current?.setAttribute('aria-activedescendant', active);
    else anchor.current?.removeAttribute('aria-activedescendant');
  }, [anchor, at, id]);
  useEffect(() => {
    const input = anchor.current;
    return () => input?.removeAttribute('aria-activedescendant');
  }, [anchor]);

  // The popup follows its input while anything scrolls.
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
          ? t(port.none ?? 'ui.lookup.none')
          : '';
  return createPortal(
    <div ref={layer} role="presentation" className={styles.layer} onMouseDown={(event) => event.preventDefault()}>
      <OptionList
        id={id}
        label={t('ui.lookup.list')}
        groups={[{ key: 'all', options }]}
        at={at}
        isBusy={state === 'loading'}
        note={note || (hasMore ? t('ui.lookup.more') : '')}
        keyOf={(option) => option.value}
        draw={(option) => (
          <>
            <b className={styles.code}>{option.code ?? option.value}</b> {option.name}
            {option.caution && <small className={styles.caution}> {t(option.caution)}</small>}
          </>
        )}
        onPick={(option) => onPick(option.value)}
        onEnd={more}
      />
    </div>,
    // Nothing outside a modal dialog is shown above it.
    anchor.current?.closest('dialog') ?? document.body,
  );
}
