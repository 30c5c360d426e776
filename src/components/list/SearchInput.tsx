import { useEffect, useId, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { useTranslate } from 'ra-core';
import { TIMES } from '#contract/limits.ts';
import { upperCased } from './upperCased.ts';
import { useShortcut } from './useShortcut.ts';
import { useTextFilter } from './useTextFilter.ts';
import styles from './Filter.module.css';

/**
 * The free search of a list. [L03] Upper-cases what is typed, never while composing; asks after 300 ms of rest;
 * `/` goes there, Escape clears.
 * @example <SearchInput source="keyword" hint={t('drafts.searchHint')} />
 */
export function SearchInput({ source, hint }: { source: string; hint: string }) {
  const t = useTranslate();
  const id = useId();
  const { valueOf, change } = useTextFilter();
  const asked = valueOf(source);
  const [text, setText] = useState(asked);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [isComposing, setIsComposing] = useState(false);
  const sent = useRef(asked);

  useShortcut('/', () => input.current?.focus());

  // Back, a cleared filter or a link changes the question from outside; one's own typing does not come back as an echo.
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setText(asked);
  }, [asked]);

  useEffect(() => {
    const wanted = text.trim();
    if (isComposing || wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      change({ [source]: wanted });
    }, TIMES.autocompleteDebounce);
    return () => clearTimeout(timer);
  }, [text, isComposing, source, change]);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [text]);

  function take(element: HTMLInputElement) {
    const upper = upperCased(element.value, element.selectionStart ?? element.value.length);
    if (document.activeElement === element) caret.current = upper.caret;
    setText(upper.text);
  }

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    if (isComposing) setText(event.target.value);
    else take(event.target);
  }

  return (
    <div className={`${styles.field} ${styles.grow}`}>
      <label className={styles.label} htmlFor={id}>
        {t('lists.search')}
      </label>
      <div className={styles.withIcons}>
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.3 10.3 14 14" />
        </svg>
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
          aria-keyshortcuts="/"
          onChange={onChange}
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={(event) => {
            setIsComposing(false);
            take(event.currentTarget);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) setText('');
          }}
        />
        {text ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('lists.clearSearch')}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            ×
          </button>
        ) : (
          <span className={styles.hint} aria-hidden="true">
            /
          </span>
        )}
      </div>
    </div>
  );
}
