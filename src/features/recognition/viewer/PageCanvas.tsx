import { useEffect, useRef, useState } from 'react';
import type { DocumentPage } from '#recognition/documentModel.ts';
import type { PageDrawer } from './pageDrawer.ts';
import { useIsNear } from './useIsNear.ts';

interface PageCanvasProps {
  drawer: PageDrawer;
  page: DocumentPage;
  index: number;
  width: number;
  /** The page cannot be drawn. */
  onFail: () => void;
}

/** A larger canvas costs memory without being sharper on paper. */
const PIXELS_MAX = 3_000;

/** The picture of a PDF page, drawn when it comes near the visible area. */
export function PageCanvas({ drawer, page, index, width, onFail }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, watch] = useIsNear();
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const target = canvas.current;
    if (!target || !isNear) return;
    const drawing = new AbortController();
    const pixels = Math.min(PIXELS_MAX, Math.round(width * (window.devicePixelRatio || 1)));
    drawer.draw(target, index, pixels, drawing.signal).then(
      () => setDrawn(true),
      () => !drawing.signal.aborted && onFail(),
    );
    return () => drawing.abort();
  }, [drawer, index, width, isNear, onFail]);
  return (
    <canvas
      ref={(element) => {
        canvas.current = element;
        return watch(element);
      }}
      aria-hidden="true"
      data-drawn={isDrawn || undefined}
      data-size={`${page.width}x${page.height}`}
    />
  );
}
