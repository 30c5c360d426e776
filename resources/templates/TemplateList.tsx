import { ListScreen } from '#features/lists/ListScreen.tsx';
import { TemplateListView } from './TemplateListView.tsx';

const MOST_USED_FIRST = { field: 'usedCount', order: 'DESC' } as const;

/** [R08] [T01] The templates of the enterprise, the most used first. */
export const TemplateList = () => (
  <ListScreen resource="templates" sort={MOST_USED_FIRST}>
    <TemplateListView />
  </ListScreen>
);
