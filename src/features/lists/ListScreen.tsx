import type { ReactNode } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { PAGE_SIZES } from '#contract/limits.ts';
import { useListSettings } from '#dataProvider/useListSettings.ts';

interface ListScreenProps {
  resource: string;
  /** The order until a person chooses another; the portal's default is newest first. */
  sort?: SortPayload;
  children: ReactNode;
}

/**
 * The list context of a resource with the user's page size, also for an address with a size that is not offered.
 * @example export const ContactList = () => <ListScreen resource="contacts"><ContactListView /></ListScreen>;
 */
export function ListScreen({ resource, sort, children }: ListScreenProps) {
  const settings = useListSettings();
  const params = new URLSearchParams(useLocation().search);
  const size = params.get('perPage');
  if (size !== null && !PAGE_SIZES.map(String).includes(size)) {
    params.delete('perPage');
    return <Navigate replace to={{ search: `${params}` }} />;
  }
  return (
    <ListBase resource={resource} {...settings} sort={sort ?? settings.sort}>
      {children}
    </ListBase>
  );
}
