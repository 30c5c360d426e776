import type { useTranslate } from 'react-admin';
import { fieldName } from '#components/form/field/fieldName.ts';
import { findLayout } from '#customs/layouts.ts';
import { ISF10_ENTITIES, ISF5_ENTITIES } from '#customs/isfMessage.ts';
import type { Entity } from '#schema/entity.ts';
import type { WireCell } from './wireCells.ts';

type Translate = ReturnType<typeof useTranslate>;

/** A record's name; for a party's record with the party. */
export function recordName(t: Translate, text: string): string {
  const record = findLayout(text)?.record;
  if (record === undefined) return t('wire.unknownRecord');
  const name = t(`wire.records.${record}`);
  const entity = record === 'SF30' ? text.slice(4, 7).trim() : '';
  const isKnown = ISF10_ENTITIES.includes(entity) || ISF5_ENTITIES.includes(entity);
  return isKnown ? t('wire.cell', { name, value: t(`customs.entities.${entity}`) }) : name;
}

/** An element's name: the form's label if it has a field, otherwise the chapter's name. */
export function elementName(t: Translate, entity: Entity, cell: WireCell, line: string): string {
  if (cell.element === 'record') return recordName(t, line);
  return cell.field === null
    ? t(`wire.elements.${cell.element}`, { _: cell.element })
    : fieldName(t, entity, cell.field);
}
