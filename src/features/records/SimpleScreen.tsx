import { ListBase } from 'react-admin';
import { useListSettings } from '#dataProvider/useListSettings.ts';
import { SimpleListView } from './SimpleListView.tsx';
import type { SimpleResource } from './simpleResource.ts';

/**
 * The whole screen of a simple resource: list, filters, panel with the form, export, deletion with undo.
 * @example export const Notifiers = () => <SimpleScreen resource={NOTIFIERS} />;
 */
export function SimpleScreen({ resource }: { resource: SimpleResource }) {
  const { listProps, keepPageSize } = useListSettings();
  return (
    <ListBase resource={resource.name} {...listProps}>
      <SimpleListView resource={resource} onPageSize={keepPageSize} />
    </ListBase>
  );
}
