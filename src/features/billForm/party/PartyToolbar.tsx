import { useTranslate } from 'react-admin';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { FOLD_KEYS } from '../sections/foldKey.ts';
import { Glyph, type GlyphName } from '#components/layout/Glyph.tsx';
import styles from './Party.module.css';

export type PartyTool = 'book' | 'sameAs' | 'paste' | 'recognize' | 'save' | 'clear' | 'more';

const TOOLS: readonly { tool: PartyTool; glyph: GlyphName; keys?: string }[] = [
  { tool: 'book', glyph: 'addressBook', keys: 'Alt+ArrowDown' },
  { tool: 'sameAs', glyph: 'sameAs' },
  { tool: 'paste', glyph: 'clipboard' },
  { tool: 'recognize', glyph: 'scan' },
  { tool: 'save', glyph: 'bookmark' },
  { tool: 'clear', glyph: 'eraser' },
  { tool: 'more', glyph: 'more', keys: FOLD_KEYS },
];
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

interface PartyToolbarProps {
  /** Block name, used in the toolbar's label. */
  title: string;
  /** Whether the fields that few parties need are shown. */
  isMoreOpen: boolean;
  onUse: (tool: PartyTool) => void;
  ref?: Ref<HTMLDivElement>;
}

/** The toolbar of a party: one tab stop; arrows move between buttons. */
export function PartyToolbar({ title, isMoreOpen, onUse, ref }: PartyToolbarProps) {
  const t = useTranslate();
  const [current, setCurrent] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    const next = (current + step + TOOLS.length) % TOOLS.length;
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons is always the stop, the bar none
    <div
      ref={ref}
      role="toolbar"
      aria-label={t('partyTools.toolbar', { block: title })}
      className={styles.tools}
      onKeyDown={onKeyDown}
    >
      {TOOLS.map(({ tool, glyph, keys }, index) => (
        <button
          key={tool}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={t(`partyTools.tool.${tool}`)}
          title={t(keys ? `partyTools.tool.${tool}Hint` : `partyTools.tool.${tool}`)}
          aria-expanded={tool === 'more' ? isMoreOpen : undefined}
          aria-keyshortcuts={keys}
          onFocus={() => setCurrent(index)}
          onClick={() => onUse(tool)}
        >
          <Glyph name={glyph} size={17} />
        </button>
      ))}
    </div>
  );
}
