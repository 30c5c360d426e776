import { useTranslate } from 'react-admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ValueSource } from '#contract/recognition.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { GridView } from './GridView.tsx';
import { highlightsOf, type Highlight } from './highlights.ts';
import type { PageDrawer } from './pageDrawer.ts';
import { PageView } from './PageView.tsx';
import { searchModel } from './searchModel.ts';
import { useCurrentPart } from './useCurrentPart.ts';
import { useElementWidth } from './useElementWidth.ts';
import type { Pick } from './usePickKeys.ts';
import { ViewerTools } from './ViewerTools.tsx';
import styles from './Viewer.module.css';

interface DocumentViewProps {
  model: DocumentModel;
  index: number;
  /** Where the focused value comes from, in any document of the draft. */
  sources: readonly ValueSource[];
  drawer?: PageDrawer | null;
  onPick?: Pick | undefined;
}

/** Pixels per point of 1/72 inch at 100 %. */
const POINT = 96 / 72;
const EDGE = 24;
const NOTHING: readonly Highlight[] = [];
const isSheetFile = (filename: string): boolean => /\.xlsx?$/iu.test(filename);

/** One document with search, zoom and page navigation; marks where the focused value comes from and scrolls there. */
export function DocumentView({ model, index, sources, drawer = null, onPick }: DocumentViewProps) {
  const t = useTranslate();
  const body = useRef<HTMLDivElement>(null);
  const width = useElementWidth(body);
  /** Null fits the width. */
  const [zoom, setZoom] = useState<number | null>(null);
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const hits = useMemo(() => searchModel(model, query), [model, query]);
  const highlights = useMemo(
    () => highlightsOf(model, index, sources, hits, current),
    [model, index, sources, hits, current],
  );
  const [part, goToPart] = useCurrentPart(body, model.parts.length);
  const firstPage = model.parts.find((one) => one.kind === 'page');
  const fit = firstPage ? Math.max(0.1, (width - EDGE) / (firstPage.width * POINT)) : 1;
  const scale = zoom ?? fit;

  useEffect(() => scrollToHighlight(body.current, 'source'), [sources, index]);
  useEffect(() => scrollToHighlight(body.current, 'current'), [hits, current]);

  const byPart = (at: number): readonly Highlight[] => {
    const own = highlights.filter((highlight) => highlight.part === at);
    return own.length > 0 ? own : NOTHING;
  };
  return (
    <>
      <ViewerTools
        scale={scale}
        isFit={zoom === null}
        onZoom={setZoom}
        part={part}
        parts={model.parts.length}
        onPart={goToPart}
        query={query}
        onQuery={(text) => {
          setQuery(text);
          setCurrent(0);
        }}
        hit={current}
        hits={hits.length}
        onHit={(by) => setCurrent((current + by + hits.length) % Math.max(1, hits.length))}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keys */}
      <section ref={body} className={styles.body} tabIndex={0} aria-label={model.filename}>
        <div className={styles.parts}>
          {model.parts.length === 0 && <p className={styles.message}>{t('recognition.viewer.empty')}</p>}
          {model.parts.map((one, at) =>
            one.kind === 'page' ? (
              width > 0 && (
                <PageView
                  key={at}
                  page={one}
                  index={at}
                  count={model.parts.length}
                  width={Math.round(one.width * POINT * scale)}
                  highlights={byPart(at)}
                  drawer={drawer}
                  onPick={onPick}
                />
              )
            ) : (
              <GridView
                key={at}
                grid={one}
                index={at}
                zoom={scale}
                isSheet={isSheetFile(model.filename)}
                highlights={byPart(at)}
                onPick={onPick}
              />
            ),
          )}
        </div>
      </section>
    </>
  );
}

/** Scrolls the document, and nothing around it, until the first marked place is in its middle. */
function scrollToHighlight(body: HTMLElement | null, tone: string): void {
  const target = body?.querySelector(`[data-highlight="${tone}"]`);
  if (!body || !target) return;
  const [outer, inner] = [body.getBoundingClientRect(), target.getBoundingClientRect()];
  const isSeen =
    inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right;
  if (isSeen) return;
  body.scrollTo?.({
    top: body.scrollTop + inner.top - outer.top - (outer.height - inner.height) / 2,
    left: body.scrollLeft + inner.left - outer.left - Math.max(0, (outer.width - inner.width) / 2),
  });
}
