import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { PopoverProps } from '@mui/material/Popover';
import { Popover } from '#components/layers/Popover.tsx';
import { OptionList, type OptionGroup } from './OptionList.tsx';
import { useOptionKeys } from './useOptionKeys.ts';

interface SearchPopoverProps<T> extends Pick<
  PopoverProps,
  'anchorEl' | 'anchorOrigin' | 'transformOrigin' | 'transitionDuration'
> {
  /** Names the layer and its list. */
  title: string;
  /** Label and placeholder of the input. */
  searchLabel: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly OptionGroup<T>[];
  /** The initial active option, counted over all groups; -1 for none. */
  start: number;
  isBusy: boolean;
  /** Status text below the options. */
  note: string;
  classes: { paper: string | undefined; search: string | undefined };
  keyOf: (option: T) => string;
  draw: (option: T, group: OptionGroup<T>) => ReactNode;
  onPick: (option: T) => void;
  /** Called when the end of the list is visible. */
  onEnd: () => void;
  onClose: () => void;
}

/** A layer with a search input over a list of options: arrow keys move, Enter picks, Escape closes. */
export function SearchPopover<T>({
  title,
  searchLabel,
  text,
  onText,
  groups,
  start,
  isBusy,
  note,
  classes,
  keyOf,
  draw,
  onPick,
  onEnd,
  onClose,
  ...place
}: SearchPopoverProps<T>) {
  const id = useId();
  const options = groups.flatMap((group) => group.options);
  const { at, onKey } = useOptionKeys(options, { text, start, onPick, onEnd });

  function onKeyDown(event: KeyboardEvent): void {
    // Keys of an input method, which old browsers report as 229 only.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || !onKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <Popover
      open
      {...place}
      onClose={onClose}
      slotProps={{ paper: { className: classes.paper ?? '', role: 'dialog', 'aria-label': title } }}
    >
      <input
        type="text"
        role="combobox"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the layer is opened to type into
        autoFocus
        aria-label={searchLabel}
        placeholder={searchLabel}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={at >= 0 ? `${id}-list-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        className={classes.search}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <OptionList
        id={`${id}-list`}
        label={title}
        groups={groups}
        at={at}
        isBusy={isBusy}
        note={note}
        keyOf={keyOf}
        draw={draw}
        onPick={onPick}
        onEnd={onEnd}
      />
    </Popover>
  );
}
