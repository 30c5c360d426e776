import type { ReactNode } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import { useListSettings } from '#dataProvider/useListSettings.ts';

interface ListScreenProps {
  resource: string;
  /** The order until a person chooses another; the portal's default is newest first. */
  sort?: SortPayload;
  children: ReactNode;
}

/**
 * The list context of a resource with the user's page size.
 * @example export const ContactList = () => <ListScreen resource="contacts"><ContactListView /></ListScreen>;
 */
export function ListScreen({ resource, sort, children }: ListScreenProps) {
  const settings = useListSettings();
  return (
    <ListBase resource={resource} {...settings} sort={sort ?? settings.sort}>
      {children}
    </ListBase>
  );
}
