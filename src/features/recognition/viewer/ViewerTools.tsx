import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import styles from './Viewer.module.css';

interface ViewerToolsProps {
  scale: number;
  isFit: boolean;
  /** Null fits the width. */
  onZoom: (zoom: number | null) => void;
  part: number;
  parts: number;
  onPart: (part: number) => void;
  query: string;
  onQuery: (query: string) => void;
  hit: number;
  hits: number;
  onHit: (by: 1 | -1) => void;
}

const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3];

/** The tools of a document: pages, zoom and search. */
export function ViewerTools(props: ViewerToolsProps) {
  const { scale, isFit, onZoom, part, parts, onPart, query, onQuery, hit, hits, onHit } = props;
  const t = useTranslate();
  const tool = (name: string, sign: ReactNode, act: () => void, isOff: boolean, pressed?: boolean) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={t(`recognition.viewer.${name}`)}
      title={t(`recognition.viewer.${name}`)}
      aria-pressed={pressed}
      disabled={isOff}
      onClick={act}
    >
      {sign}
    </button>
  );
  const smaller = ZOOMS.findLast((zoom) => zoom < scale - 0.01);
  const larger = ZOOMS.find((zoom) => zoom > scale + 0.01);
  return (
    <div className={styles.tools}>
      {parts > 1 && (
        <span className={styles.group}>
          {tool('previousPage', '‹', () => onPart(part - 1), part === 0)}
          <span>{t('recognition.viewer.part', { part: part + 1, parts })}</span>
          {tool('nextPage', '›', () => onPart(part + 1), part >= parts - 1)}
        </span>
      )}
      <span className={styles.group}>
        {tool('zoomOut', '−', () => onZoom(smaller ?? scale), smaller === undefined)}
        <span>{Math.round(scale * 100)} %</span>
        {tool('zoomIn', '+', () => onZoom(larger ?? scale), larger === undefined)}
        {tool('fit', '↔', () => onZoom(null), false, isFit)}
      </span>
      <search className={styles.search}>
        <input
          type="search"
          value={query}
          placeholder={t('recognition.viewer.search')}
          aria-label={t('recognition.viewer.search')}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || hits === 0) return;
            event.preventDefault();
            onHit(event.shiftKey ? -1 : 1);
          }}
        />
        {query.trim() !== '' && (
          <output className={styles.group}>
            {hits === 0 ? t('recognition.viewer.noHits') : t('recognition.viewer.hits', { hit: hit + 1, hits })}
          </output>
        )}
        {hits > 1 && (
          <span className={styles.group}>
            {tool('previousHit', '‹', () => onHit(-1), false)}
            {tool('nextHit', '›', () => onHit(1), false)}
          </span>
        )}
      </search>
    </div>
  );
}
