/* oxlint-disable jsx-a11y/prefer-tag-over-role -- places on a page, which a native list cannot have */
import { useTranslate } from 'react-admin';
import { memo, useCallback, useState, type CSSProperties } from 'react';
import type { PageBox } from '#contract/recognition.ts';
import type { DocumentPage } from '#recognition/documentModel.ts';
import type { Highlight } from './highlights.ts';
import type { PageDrawer } from './pageDrawer.ts';
import { PageCanvas } from './PageCanvas.tsx';
import { pickItems } from './pickItems.ts';
import { usePickKeys, type Pick } from './usePickKeys.ts';
import styles from './Viewer.module.css';

interface PageViewProps {
  page: DocumentPage;
  /** From 0. */
  index: number;
  count: number;
  /** Pixels. */
  width: number;
  highlights: readonly Highlight[];
  /** Draws the page of a PDF; without it the texts of the model are drawn. */
  drawer: PageDrawer | null;
  onPick: Pick | undefined;
}

const percent = (part: number): string => `${part * 100}%`;
const placeOf = ({ x, y, width, height }: PageBox): CSSProperties => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** A page: its picture, marked places, and its texts as places to take a value from. */
export const PageView = memo(function PageView(props: PageViewProps) {
  const { page, index, count, width, highlights, drawer, onPick } = props;
  const t = useTranslate();
  const prefix = `page${index}-`;
  const { items, active, onKeyDown, onMouseDown, onClick } = usePickKeys(pickItems, page, prefix, onPick);
  const height = (width * page.height) / page.width;
  const [failed, setFailed] = useState<PageDrawer | null>(null);
  const onFail = useCallback(() => setFailed(drawer), [drawer]);
  return (
    <div className={styles.page} style={{ width, height }} data-part={index}>
      {drawer && drawer !== failed ? (
        <PageCanvas drawer={drawer} page={page} index={index} width={width} onFail={onFail} />
      ) : (
        <PageTexts page={page} />
      )}
      {highlights.map(
        ({ box, tone }, at) =>
          box && (
            <span key={at} className={styles.highlight} data-tone={tone} style={placeOf(box)} data-highlight={tone} />
          ),
      )}
      <div
        role="listbox"
        tabIndex={0}
        aria-label={t('recognition.viewer.page', { page: index + 1, pages: count })}
        aria-activedescendant={active ? prefix + active.id : undefined}
        className={styles.texts}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        onClick={onClick}
      >
        {items.map(({ id, text }) => {
          const box = page.texts[Number(id.slice(1))]?.box;
          return (
            box && (
              <span
                key={id}
                id={prefix + id}
                role="option"
                aria-selected={active?.id === id}
                aria-label={text}
                title={text}
                data-item={id}
                data-active={active?.id === id || undefined}
                className={styles.text}
                style={placeOf(box)}
              />
            )
          );
        })}
      </div>
    </div>
  );
});

/** The texts of a page in their places, as wide as they are in the document. */
function PageTexts({ page }: { page: DocumentPage }) {
  return (
    <svg viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
      {page.texts.map(({ text, box }, at) => (
        <text
          key={at}
          x={box.x * page.width}
          y={(box.y + box.height * 0.8) * page.height}
          fontSize={box.height * page.height * 0.86}
          textLength={box.width * page.width}
          lengthAdjust="spacingAndGlyphs"
          fill="currentColor"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
