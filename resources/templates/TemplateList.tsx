import { ListBase } from 'react-admin';
import { useListSettings } from '#dataProvider/useListSettings.ts';
import { TemplateListView } from './TemplateListView.tsx';

/** [R08] [T01] The templates of the enterprise. */
export function TemplateList() {
  const { listProps, keepPageSize } = useListSettings();
  return (
    <ListBase resource="templates" {...listProps}>
      <TemplateListView onPageSize={keepPageSize} />
    </ListBase>
  );
}
