import type { I18nProvider } from 'react-admin';
import { CoreAdminContext, CreateBase, ListBase, memoryStore } from 'react-admin';
import { EntityForm, EntityList, ListState } from 'ten-plus-two';
import { createMemoryProvider } from './createMemoryProvider';
import { ship } from './ship';

const dataProvider = createMemoryProvider([
  { id: '1', name: 'EVER GIVEN', flag: 'PA', builtOn: '2018-05-09', remark: '' },
  { id: '2', name: 'MSC OSCAR', flag: 'PA', builtOn: '2014-11-20', remark: '' },
]);
const store = memoryStore();

/** A list and a form from the declaration of a ship. */
export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={store}>
      <ListBase resource="ships" disableSyncWithLocation>
        <EntityList entity={ship} label="Ships" empty={<ListState title="No ships" />} />
      </ListBase>
      <CreateBase resource="ships" redirect={false}>
        <EntityForm entity={ship} />
      </CreateBase>
    </CoreAdminContext>
  );
}
