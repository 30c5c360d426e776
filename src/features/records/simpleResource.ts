import type { ComponentType } from 'react';
import type { FormStore } from '#components/form/store/formStore.ts';
import type { FieldPlace } from '#components/form/store/recordTree.ts';
import type { DrawingName } from '#components/layout/drawings.ts';
import type { Row } from '#components/list/column.ts';
import type { CallName } from '#contract/calls.ts';
import type { RouteName } from '#contract/routes.ts';
import type { Entity } from '#schema/entity.ts';

/** A row of a simple list: fields in an envelope of the portal. */
export type SimpleRow = Row & { revision: number; updatedAt: string };

/**
 * A list of flat records; columns, filters, form, rules and export follow from the entity (decision 0009).
 * @example { name: 'contacts', entity: linkman, listCall: 'listLinkmen', route: 'notifier', texts: 'addressBook.notifiers',
 *   drawing: 'people' }
 */
export interface SimpleResource {
  /** Resource name in react-admin. */
  name: string;
  entity: Entity;
  /** [L02] The list call, also the key of its recent searches. */
  listCall: CallName;
  /** Route; its title key is `titles.<route>`. */
  route: RouteName;
  /** Message keys below it: `new`, `edit`, `searchHint`, `emptyTitle`, `emptyText`. */
  texts: string;
  /** The picture of its empty list. */
  drawing: DrawingName;
  /** Query names of filters that differ from the field names. */
  filterNames?: Readonly<Record<string, string>>;
  /** The list can be filtered by creation date. */
  isDated?: boolean;
  /** [L06] Opens the export with the filters of the list. */
  onExport?: (query: Record<string, string>) => void;
  /** Cleans a field on commit; by default by its kind. */
  clean?: (place: FieldPlace, text: string) => string;
  /** Further actions in the page head. */
  Tools?: ComponentType;
  FormHelp?: ComponentType<{ form: FormStore; isNew: boolean }>;
}
