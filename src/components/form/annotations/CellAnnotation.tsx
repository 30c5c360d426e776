import { useTranslate } from 'react-admin';
import { useCallback, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useAnnotationStores } from './CellAnnotationsContext.ts';
import type { Annotation, AnnotationStore } from './annotationStore.ts';
import styles from './CellAnnotation.module.css';

interface CellAnnotationProps {
  fieldKey: string;
  tone: Annotation['tone'];
}

/** The annotations of a cell: a name beside its text, or a warning with a link below it. */
export function CellAnnotation({ fieldKey, tone }: CellAnnotationProps) {
  const [list, , name] = fieldKey.split('.');
  const stores = useAnnotationStores(`${list}.${name}`);
  return stores.map((store, at) => <StoreAnnotation key={at} store={store} fieldKey={fieldKey} tone={tone} />);
}

function StoreAnnotation({ store, fieldKey, tone }: CellAnnotationProps & { store: AnnotationStore }) {
  const t = useTranslate();
  const annotations = useSyncExternalStore(
    useCallback((listener) => store.on(fieldKey, listener), [store, fieldKey]),
    () => store.annotations(fieldKey),
  ).filter((annotation) => annotation.tone === tone);
  const [first] = annotations;
  if (!first) return null;
  const text = first.isName ? first.message : t(first.message, first.args);
  if (tone === 'plain')
    return (
      <span className={styles.plain} title={text}>
        {text}
      </span>
    );
  return (
    <p className={styles.warning} aria-live="polite">
      {text}
      {annotations.length > 1 && `, ${t('ui.rows.moreNotes', { count: annotations.length - 1 })}`}
      {first.link && (
        <>
          {' – '}
          <Link to={first.link.to}>{t(first.link.message)}</Link>
        </>
      )}
    </p>
  );
}
