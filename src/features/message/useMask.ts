import { useMemo, useState } from 'react';
import type { WireMap } from '#customs/wireMap.ts';
import type { Entity } from '#schema/entity.ts';
import type { MaskField } from './wireCells.ts';

const NOTHING_MASKED: MaskField = () => null;

/** Masks private numbers of a message until the user reveals them. */
export function useMask(records: readonly string[], map: WireMap, entity: Entity) {
  const [isOpen, setOpen] = useState(false);
  const mask = useMemo<MaskField>(
    () => (field, value) => {
      const declared = entity.fields[field];
      return (declared?.kind === 'text' && declared.mask?.(value)) || null;
    },
    [entity],
  );
  const hasPrivate = useMemo(
    () =>
      map.fields().some((field) =>
        map.spansOf(field).some(({ line, from, to }) => {
          const value = (records[line] ?? '').slice(from - 1, to).trimEnd();
          return value !== '' && mask(field, value) !== null;
        }),
      ),
    [records, map, mask],
  );
  return { maskField: isOpen ? NOTHING_MASKED : mask, hasPrivate, isOpen, setOpen };
}
