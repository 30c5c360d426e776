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
import { RecentList } from './RecentList.tsx';
import type { RecentSearches } from './recentSearches.ts';
import { upperCased } from './upperCased.ts';
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
 * @example <SearchInput source="keyword" hint={t('drafts.searchHint')} recent={useRecentSearches('listDrafts', 'keyword')} />
 */
export function SearchInput({ source, hint, labelKey, recent }: SearchInputProps) {
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, setUpperCased, search, isComposing, setIsComposing } = useSearchText(source, input);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const isFree = labelKey === undefined;
  const texts = recent?.texts ?? [];
  const isShown = isOpen && texts.length > 0;

  useShortcut('/', () => {
    if (isFree) input.current?.focus();
  });

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    close();
    if (isComposing) setText(event.target.value);
    else setUpperCased(event.target);
  }
  function open() {
    recent?.load();
    setOpen(true);
  }
  function close() {
    setOpen(false);
    setAt(-1);
  }
  function pick(chosen: string) {
    close();
    search(chosen);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (isShown && step !== 0) setAt(Math.max(-1, Math.min(texts.length - 1, at + step)));
    else if (recent && step > 0) {
      open();
      setAt(0);
    } else if (isShown && event.key === 'Enter' && texts[at] !== undefined) pick(texts[at]);
    else if (event.key === 'Escape') {
      if (isShown) close();
      else setText('');
    } else return;
    event.preventDefault();
  }
  const combobox =
    recent &&
    ({
      role: 'combobox',
      'aria-autocomplete': 'none',
      'aria-expanded': isShown,
      'aria-controls': `${id}-recent`,
      'aria-activedescendant': isShown && at >= 0 ? `${id}-recent-${at}` : undefined,
    } as const);

  return (
    <div className={`${styles.field} ${isFree ? styles.grow : styles.short}`}>
      <label className={styles.label} htmlFor={id}>
        {t(labelKey ?? 'ui.list.search')}
      </label>
      <div className={isFree ? styles.withIcons : styles.withClear}>
        {isFree && <Glyph name="search" size={16} />}
        <input
          ref={input}
          id={id}
          className={styles.input}
          value={text}
          placeholder={hint}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-keyshortcuts={isFree ? '/' : undefined}
          {...combobox}
          onChange={onChange}
          onFocus={() => {
            if (recent && text === '') open();
          }}
          onBlur={close}
          onClick={() => {
            if (recent && text === '') open();
          }}
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={(event) => {
            setIsComposing(false);
            setUpperCased(event.currentTarget);
          }}
          onKeyDown={onKeyDown}
        />
        {text ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={t(isFree ? 'ui.list.clearSearch' : 'ui.list.clearField', {
              name: t(labelKey ?? 'ui.list.search'),
            })}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            ×
          </button>
        ) : (
          isFree && (
            <span className={styles.hint} aria-hidden="true">
              /
            </span>
          )
        )}
        {isShown && (
          <RecentList
            id={`${id}-recent`}
            texts={texts}
            at={at}
            onPick={pick}
            onClear={() => {
              close();
              recent?.clear();
            }}
          />
        )}
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
