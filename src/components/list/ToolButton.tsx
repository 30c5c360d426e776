import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '#components/layout/Glyph.tsx';
import styles from './ListTools.module.css';

/**
 * A tool button above a table.
 * @example <ToolButton glyph="download" onClick={exportAll}>{t('ui.list.export', { smart_count: total })}</ToolButton>
 */
export function ToolButton(props: {
  glyph: GlyphName;
  disabled?: boolean;
  title?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={styles.tool} disabled={props.disabled} title={props.title} onClick={props.onClick}>
      <Glyph name={props.glyph} size={16} />
      {props.children}
    </button>
  );
}
