/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   the ARIA combobox: no native tag is a list under an input, and the keys are the input's */
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from '#components/layers/Dialog.tsx';
import { useTranslate } from 'react-admin';
import { Glyph } from '#components/layout/Glyph.tsx';
import type { Command, CommandGroup } from './command.ts';
import { Keys } from './Keys.tsx';
import styles from './palette.module.css';

/** A ref callback: an effect would run before the layer exists. */
const focusInput = (input: HTMLInputElement | null) => input?.focus();

interface PaletteProps {
  text: string;
  onText: (text: string) => void;
  groups: readonly CommandGroup[];
  hint?: string;
  /** Commands matching the text. */
  commands: readonly Command[];
  /** The portal's search is running. */
  isSearching: boolean;
  onClose: () => void;
}

/**
 * The command palette: ↓ ↑ move, Enter runs, Esc closes.
 * @example <Palette text={text} onText={setText} groups={GROUPS} commands={matching(commands, text)} isSearching={false} onClose={close} />
 */
export function Palette({ text, onText, groups, commands, hint, isSearching, onClose }: PaletteProps) {
  const t = useTranslate();
  const id = useId();
  const ordered = groups.flatMap(({ name }) => commands.filter((command) => command.group === name));
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    ordered.findIndex((command) => command.id === chosen),
  );
  const active = ordered[at];

  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  function run(command: Command) {
    onClose();
    command.run();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setChosen(ordered[(at + step + ordered.length) % ordered.length]?.id ?? null);
    else if (event.key === 'Enter' && active) run(active);
    else return;
    event.preventDefault();
  }
  const announcement = isSearching
    ? t('ui.palette.searching')
    : ordered.length === 0
      ? t('ui.palette.nothing')
      : t('ui.palette.count', { smart_count: ordered.length });

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      transitionDuration={0}
      slotProps={{ paper: { className: styles.paper }, container: { className: styles.place } }}
    >
      <h2 id={`${id}-title`} className="visuallyHidden">
        {t('ui.palette.title')}
      </h2>
      <div className={styles.head}>
        <Glyph name="search" size={18} />
        <input
          ref={focusInput}
          className={styles.input}
          value={text}
          placeholder={hint ?? t('ui.palette.hint')}
          role="combobox"
          aria-label={t('ui.palette.title')}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={active && `${id}-${active.id}`}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            onText(event.target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.list} id={id} role="listbox" aria-label={t('ui.palette.title')}>
        {groups.map(({ name, labelKey }) => {
          const inGroup = ordered.filter((command) => command.group === name);
          if (inGroup.length === 0) return null;
          return (
            <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
              <div id={`${id}-${name}`} className={styles.group}>
                {t(labelKey)}
              </div>
              {inGroup.map((command) => (
                <div
                  key={command.id}
                  id={`${id}-${command.id}`}
                  role="option"
                  aria-selected={command === active}
                  className={styles.option}
                  onClick={() => run(command)}
                  onMouseMove={() => setChosen(command.id)}
                >
                  <span className={command.isNumber && styles.number}>{command.label}</span>
                  {command.note && <span className={styles.note}>{command.note}</span>}
                  {command.keys && <Keys of={command.keys} />}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      <output className={styles.foot}>{announcement}</output>
    </Dialog>
  );
}
