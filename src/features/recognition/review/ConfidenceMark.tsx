import { useTranslate } from 'react-admin';
import { Glyph, type GlyphName } from '#components/layout/Glyph.tsx';
import { joinSentences } from '#schema/joinSentences.ts';
import type { Confidence } from '#contract/recognition.ts';
import styles from './Review.module.css';

const GLYPHS: Record<Confidence, GlyphName> = { sure: 'success', check: 'eye', guess: 'warning' };

interface ConfidenceMarkProps {
  confidence: Confidence;
  /** Shows the icon alone; its word remains for screen readers. */
  isSmall?: boolean;
  /** Lets the field refer to it. */
  id?: string;
  /** Text key of a remark of the recognition. */
  remark?: string | undefined;
}

/** [A02] How certain a recognized value is: icon, word and color. */
export function ConfidenceMark({ confidence, isSmall = false, id, remark }: ConfidenceMarkProps) {
  const t = useTranslate();
  return (
    <span
      id={id}
      className={isSmall ? `${styles.mark} ${styles.small}` : styles.mark}
      data-confidence={confidence}
      title={joinSentences([t(`recognition.confidence.${confidence}Hint`), ...(remark ? [t(remark)] : [])])}
    >
      <Glyph name={GLYPHS[confidence]} size={14} />
      <span className={isSmall ? 'visuallyHidden' : undefined}>{t(`recognition.confidence.${confidence}`)}</span>
      {remark && <span className="visuallyHidden">. {t(remark)}</span>}
    </span>
  );
}
