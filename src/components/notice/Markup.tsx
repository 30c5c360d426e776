import { useMemo, type CSSProperties } from 'react';
import { cleanMarkup } from './cleanMarkup.ts';
import styles from './Notice.module.css';

interface MarkupProps {
  html: string;
  style?: CSSProperties | undefined;
}

/** HTML written by a user, without scripts or other active content. @example <Markup html={notice.body} /> */
export function Markup({ html, style }: MarkupProps) {
  const clean = useMemo(() => cleanMarkup(html), [html]);
  // oxlint-disable-next-line react/no-danger -- cleaned above
  return <div className={styles.markup} style={style} dangerouslySetInnerHTML={{ __html: clean }} />;
}
