import { ListContextProvider, ResourceContextProvider, useListController } from 'react-admin';
import { supportResourceOf, type SupportResourceName } from '#contract/support/resources.ts';
import type { ReactElement } from 'react';
import { DeskRows } from './DeskList.tsx';
import { DeskPages } from './DeskPages.tsx';

interface DeskRelatedProps {
  name: SupportResourceName;
  filter: Record<string, unknown>;
  /** Columns that are the same in all rows. */
  hidden?: readonly string[];
  /** Unfolds below a row. */
  expand?: ReactElement;
}

/** Rows of another resource that belong to the shown one. */
export function DeskRelated({ name, filter, hidden = [], expand }: DeskRelatedProps) {
  const [field, order] = supportResourceOf(name).sort;
  const controller = useListController({
    resource: name,
    filter,
    sort: { field, order },
    perPage: 10,
    disableSyncWithLocation: true,
    storeKey: false,
  });
  return (
    <ResourceContextProvider value={name}>
      <ListContextProvider value={controller}>
        <DeskRows name={name} hidden={hidden} {...(expand && { expand })} />
        {(controller.total ?? 0) > 10 && <DeskPages sizes={[10, 50]} />}
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
