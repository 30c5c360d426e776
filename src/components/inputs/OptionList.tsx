/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   the ARIA combobox: no native tag is a grouped list under an input, and the keys are the input's */
import { useEffect, type ReactNode } from 'react';
import styles from './OptionList.module.css';

/** Distance in pixels from the end at which more is loaded. */
const NEAR = 80;

const isNearEnd = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;

export interface OptionGroup<T> {
  key: string;
  /** Group heading; optional. */
  title?: string;
  options: readonly T[];
}

interface OptionListProps<T> {
  id: string;
  label: string;
  groups: readonly OptionGroup<T>[];
  /** The active option, counted over all groups; -1 for none. */
  at: number;
  isBusy: boolean;
  /** Status text below the options. */
  note: string;
  keyOf: (option: T) => string;
  draw: (option: T, group: OptionGroup<T>) => ReactNode;
  onPick: (option: T) => void;
  /** Called when the end of the list is visible. */
  onEnd: () => void;
}

/**
 * The list of a combobox. The input handles the keys, see `useOptionKeys`; the option at `at` has the id `<id>-<at>`.
 */
export function OptionList<T>({ id, label, groups, at, isBusy, note, keyOf, draw, onPick, onEnd }: OptionListProps<T>) {
  useEffect(() => {
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  const firstIndex = (place: number) =>
    groups.slice(0, place).reduce((count, { options }) => count + options.length, 0);
  const drawOptions = (group: OptionGroup<T>, first: number) =>
    group.options.map((option, offset) => {
      const index = first + offset;
      return (
        <div
          key={keyOf(option)}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.option}
          onClick={() => onPick(option)}
        >
          {draw(option, group)}
        </div>
      );
    });
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-busy={isBusy}
        className={styles.list}
        onScroll={(event) => isNearEnd(event.currentTarget) && onEnd()}
      >
        {groups.map((group, place) =>
          group.title === undefined ? (
            drawOptions(group, firstIndex(place))
          ) : (
            <div key={group.key} role="group" aria-label={group.title}>
              <div className={styles.title} aria-hidden>
                {group.title}
              </div>
              {drawOptions(group, firstIndex(place))}
            </div>
          ),
        )}
      </div>
      {note && <output className={styles.note}>{note}</output>}
    </>
  );
}
