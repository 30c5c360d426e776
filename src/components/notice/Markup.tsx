import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { cleanMarkup } from './cleanMarkup.ts';
import styles from './Notice.module.css';

interface MarkupProps {
  html: string;
  style?: CSSProperties | undefined;
}

/** HTML written by a user, without scripts or other active content. @example <Markup html={notice.body} /> */
export function Markup({ html, style }: MarkupProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(cleanMarkup(html));
  }, [html]);
  return <div ref={box} className={styles.markup} style={style} />;
}
