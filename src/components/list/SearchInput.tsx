import { TIMING } from '#components/timing.ts';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useTranslate } from 'react-admin';
import { Glyph } from '#components/layout/Glyph.tsx';
import type { RecentSearches } from './recentSearches.ts';
import { upperCased } from './upperCased.ts';
import { useRecentMenu } from './useRecentMenu.tsx';
import { useShortcut } from './useShortcut.ts';
import { useTextFilter } from './useTextFilter.ts';
import styles from './Filter.module.css';

interface SearchInputProps {
  source: string;
  hint: string;
  /** Label key; without one it is the list's main search, focused by `/`. */
  labelKey?: string;
  /** [L02] Recent searches of this field. */
  recent?: RecentSearches;
}

/**
 * A list's main search, or with `labelKey` a search by one field. [L03] Upper-cases the text except during composition;
 * searches after 300 ms; `/` focuses, Escape clears. Empty, it offers recent searches: arrows move, Enter picks, Escape
 * closes.
 * @example <SearchInput source="keyword" hint={t('drafts.searchHint')} recent={recentSearches} />
 */
export function SearchInput({ source, hint, labelKey, recent }: SearchInputProps) {
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, setUpperCased, search, isComposing, setIsComposing } = useSearchText(source, input);
  const menu = useRecentMenu(`${id}-recent`, recent, search);
  const isFree = labelKey === undefined;
  const label = t(labelKey ?? 'ui.list.search');

  useShortcut('/', () => {
    if (isFree) input.current?.focus();
  });

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    menu.close();
    if (isComposing) setText(event.target.value);
    else setUpperCased(event.target);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (menu.onKey(event.key)) event.preventDefault();
    else if (event.key === 'Escape') {
      setText('');
      event.preventDefault();
    }
  }
  function offerRecent() {
    if (text === '') menu.open();
  }

  return (
    <div className={`${styles.field} ${isFree ? styles.grow : styles.short}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={isFree ? styles.withIcons : styles.withClear}>
        {isFree && <Glyph name="search" size={16} />}
        <input
          ref={input}
          id={id}
          className={styles.input}
          value={text}
          placeholder={hint}
          maxLength={1700}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-keyshortcuts={isFree ? '/' : undefined}
          {...menu.combobox}
          onChange={onChange}
          onFocus={offerRecent}
          onBlur={menu.close}
          onClick={offerRecent}
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={(event) => {
            setIsComposing(false);
            setUpperCased(event.currentTarget);
          }}
          onKeyDown={onKeyDown}
        />
        {text && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t(isFree ? 'ui.list.clearSearch' : 'ui.list.clearField', { name: label })}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            ×
          </button>
        )}
        {!text && isFree && (
          <span className={styles.hint} aria-hidden="true">
            /
          </span>
        )}
        {menu.list}
      </div>
    </div>
  );
}

/** The text of a search, upper-cased, and its filter, which follows after a pause. */
function useSearchText(source: string, input: RefObject<HTMLInputElement | null>) {
  const { valueOf, change } = useTextFilter();
  const searched = valueOf(source);
  const [text, setText] = useState(searched);
  const caret = useRef<number | null>(null);
  const [isComposing, setIsComposing] = useState(false);
  const sent = useRef(searched);

  // Follows external changes of the filter, but not the echo of its own.
  useEffect(() => {
    if (searched === sent.current) return;
    sent.current = searched;
    setText(searched);
  }, [searched]);

  useEffect(() => {
    const wanted = text.trim();
    if (isComposing || wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      change({ [source]: wanted });
    }, TIMING.search);
    return () => clearTimeout(timer);
  }, [text, isComposing, source, change]);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [input, text]);

  return {
    text,
    setText,
    isComposing,
    setIsComposing,
    setUpperCased: (element: HTMLInputElement): void => {
      const upper = upperCased(element.value, element.selectionStart ?? element.value.length);
      if (document.activeElement === element) caret.current = upper.caret;
      setText(upper.text);
    },
    /** Searches without delay. */
    search: (wanted: string): void => {
      setText(wanted);
      sent.current = wanted;
      change({ [source]: wanted });
    },
  };
}
