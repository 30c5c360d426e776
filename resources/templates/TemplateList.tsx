import { ListScreen } from '#features/lists/ListScreen.tsx';
import { TemplateListView } from './TemplateListView.tsx';

/** [R08] [T01] The templates of the enterprise. */
export const TemplateList = () => (
  <ListScreen resource="templates">
    <TemplateListView />
  </ListScreen>
);
