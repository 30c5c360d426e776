import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { useListSettings } from '#dataProvider/useListSettings.ts';

/**
 * The list context of a resource with the user's page size.
 * @example export const ContactList = () => <ListScreen resource="contacts"><ContactListView /></ListScreen>;
 */
export function ListScreen({ resource, children }: { resource: string; children: ReactNode }) {
  return (
    <ListBase resource={resource} {...useListSettings()}>
      {children}
    </ListBase>
  );
}
