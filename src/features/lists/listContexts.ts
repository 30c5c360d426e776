import type { ListControllerResult, ListFilterContextValue } from 'react-admin';

/** What the parts of a list read; without the distinction of react-admin's types between loading, failed and loaded. */
type ListParts = Partial<Omit<ListControllerResult, 'isPending'>> & { isPending: boolean };

/** The context of a list without a list controller. */
export const listContext = (parts: ListParts): ListControllerResult => parts as ListControllerResult;

/** The context of filters that are not those of a list. */
export const filterContext = (parts: Partial<ListFilterContextValue>): ListFilterContextValue =>
  parts as ListFilterContextValue;
