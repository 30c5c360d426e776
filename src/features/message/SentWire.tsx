import { useTranslate } from 'react-admin';
import { useMemo, type RefObject } from 'react';
import { splitLines } from '#customs/lineFault.ts';
import type { Entity } from '#schema/entity.ts';
import { createFieldMark } from './fieldMark.ts';
import { useMarkedFields } from './useMarkedFields.ts';
import { WireView } from './WireView.tsx';

interface SentWireProps {
  /** The records, joined by line ends. */
  message: string;
  entity: Entity;
  /** The panel next to it: elements with `data-field` are linked to their columns. */
  panel: RefObject<HTMLElement | null>;
  fileName: string;
}

/** A sent message next to the filed values. */
export function SentWire({ message, entity, panel, fileName }: SentWireProps) {
  const t = useTranslate();
  const records = useMemo(() => (message === '' ? [] : splitLines(message)), [message]);
  const mark = useMemo(() => createFieldMark(), []);
  const links = useMemo(() => {
    const findElement = (field: string): HTMLElement | null =>
      panel.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`) ?? null;
    return {
      findElement,
      findField: (element: Element) => element.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null,
    };
  }, [panel]);
  useMarkedFields(panel, mark, links);
  if (records.length === 0) return <p>{t('wire.none')}</p>;
  return (
    <WireView
      records={records}
      entity={entity}
      mark={mark}
      fileName={fileName}
      keys="keysAbove"
      onGo={(field) => links.findElement(field)?.scrollIntoView({ block: 'center' })}
    />
  );
}
