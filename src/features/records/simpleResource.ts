import type { ComponentType } from 'react';
import type { FormStore } from '#components/form/formStore.ts';
import type { FieldPlace } from '#components/form/recordTree.ts';
import type { Row } from '#components/list/column.ts';
import type { CallName } from '#contract/calls.ts';
import type { RouteName } from '#contract/routes.ts';
import type { Entity } from '#schema/entity.ts';

/** A row of a simple list: the fields of its entity in an envelope of the portal. */
export type SimpleRow = Row & { revision: number; updatedAt: string };

/**
 * A list of flat records, said once: columns, filters, form, rules and export follow from the entity's declaration
 * (decision 0009).
 * @example { name: 'contacts', entity: linkman, listCall: 'listLinkmen', route: 'notifier', texts: 'addressBook.notifiers' }
 */
export interface SimpleResource {
  /** Its name in react-admin and its data provider. */
  name: string;
  entity: Entity;
  /** [L02] Its list call, under which the portal keeps recent searches. */
  listCall: CallName;
  /** Names the screen: `titles.<route>`. */
  route: RouteName;
  /** Message keys below it: `new`, `edit`, `searchHint`, `emptyTitle`, `emptyText`. */
  texts: string;
  /** Names in the query of filters that the portal calls differently from the field. */
  filterNames?: Readonly<Record<string, string>>;
  /** The portal filters by the day of creation. */
  isDated?: boolean;
  /** [L06] Opens the export with the filters of the list. */
  onExport?: (filters: Record<string, string>) => void;
  /** A field's text as it is committed, where the declaration alone does not say it. */
  clean?: (place: FieldPlace, text: string) => string;
  /** More to do with the whole list, in the page's head. */
  Tools?: ComponentType;
  /** A help above the fields of the form. */
  FormHelp?: ComponentType<{ form: FormStore; isNew: boolean }>;
}
