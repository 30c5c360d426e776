import { ListScreen } from '#features/lists/ListScreen.tsx';
import { SimpleListView } from './SimpleListView.tsx';
import type { SimpleResource } from './simpleResource.ts';

/**
 * The screen of a simple resource: list, filters, form panel, export, deletion with undo.
 * @example export const Notifiers = () => <SimpleScreen resource={NOTIFIERS} />;
 */
export const SimpleScreen = ({ resource }: { resource: SimpleResource }) => (
  <ListScreen resource={resource.name}>
    <SimpleListView resource={resource} />
  </ListScreen>
);
