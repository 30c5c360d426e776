import { findSection } from '#components/form/store/sectionStates.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import type { Entity } from '#schema/entity.ts';
import type { ScalarField } from '#schema/field.ts';
import { fieldRows, fieldText } from '#schema/recordText.ts';

export interface VersionField {
  path: string;
  field: ScalarField;
  before: string;
  after: string;
  isChanged: boolean;
}
export interface VersionBlock {
  section: string;
  fields: VersionField[];
}

type Values = Record<string, unknown>;

/**
 * Two versions of a filing by field, in the sections and the order of the form, without fields that both leave blank.
 * @param before null for the first version
 * @param changedOnly leaves out equal fields
 */
export function versionBlocks(before: Bill | null, after: Bill | null, changedOnly: boolean): VersionBlock[] {
  const shape = after ?? before;
  if (!shape) return [];
  const entity: Entity = billEntity(shape.billType);
  const [old, now] = [before ?? {}, after ?? {}] as [Values, Values];
  const fields = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'rows'
      ? rowFields(name, field.of as Record<string, ScalarField>, fieldRows(old, name), fieldRows(now, name))
      : [compareField(name, field, fieldText(old, name), fieldText(now, name))],
  );
  const shown = fields.filter(
    ({ isChanged, before: was, after: is }) => isChanged || (!changedOnly && (was !== '' || is !== '')),
  );
  return Object.keys(entity.views.form ?? {}).flatMap((section) => {
    const own = shown.filter(({ path }) => findSection(entity, path) === section);
    return own.length > 0 ? [{ section, fields: own }] : [];
  });
}

function rowFields(
  list: string,
  of: Record<string, ScalarField>,
  was: readonly Values[],
  is: readonly Values[],
): VersionField[] {
  return Array.from({ length: Math.max(was.length, is.length) }, (_, row) =>
    Object.entries(of).map(([name, field]) =>
      compareField(`${list}.${row}.${name}`, field, fieldText(was[row] ?? {}, name), fieldText(is[row] ?? {}, name)),
    ),
  ).flat();
}

const compareField = (path: string, field: ScalarField, before: string, after: string): VersionField => ({
  path,
  field,
  before,
  after,
  isChanged: before !== after,
});
