import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { useListSettings } from '#dataProvider/useListSettings.ts';

/**
 * The list of a resource with the page size that the person chose; its children read it with `useListContext`.
 * @example export const ContactList = () => <ListScreen resource="contacts"><ContactListView /></ListScreen>;
 */
export function ListScreen({ resource, children }: { resource: string; children: ReactNode }) {
  return (
    <ListBase resource={resource} {...useListSettings()}>
      {children}
    </ListBase>
  );
}
