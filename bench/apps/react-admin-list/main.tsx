import { createRoot } from 'react-dom/client';
import {
  Admin,
  DataTable,
  DateField,
  DateInput,
  List,
  Resource,
  SelectInput,
  TextInput,
  type AuthProvider,
} from 'react-admin';
import simpleRest from 'ra-data-simple-rest';

/** The list as react-admin's documentation would have it: the whole package, its own look, English built in. */
const filters = [
  <TextInput key="keyword" source="keyword" label="Search" alwaysOn />,
  <SelectInput
    key="billType"
    source="billType"
    label="Filing type"
    choices={[
      { id: 1, name: 'ISF-10' },
      { id: 0, name: 'ISF-5' },
    ]}
    alwaysOn
  />,
  <DateInput key="begin" source="createdAtBegin" label="From" />,
  <DateInput key="end" source="createdAtEnd" label="To" />,
];

function DraftList() {
  return (
    <List filters={filters}>
      <DataTable>
        <DataTable.Col source="billType" label="Filing type" />
        <DataTable.Col source="houseScac" label="Filer code" />
        <DataTable.Col source="amsNos" label="AMS B/L no." />
        <DataTable.Col source="importerId" label="Importer ID" />
        <DataTable.Col source="bugerName" label="Buyer name" />
        <DataTable.NumberCol source="problems" label="Problems" />
        <DataTable.Col source="operator" label="Latest operator" />
        <DataTable.Col source="createdAt" label="Created">
          <DateField source="createdAt" showTime />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

const authProvider: AuthProvider = {
  login: async () => {},
  logout: async () => {},
  checkAuth: async () => {},
  checkError: async () => {},
  getIdentity: async () => ({ id: 'filer', fullName: 'Filer' }),
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={simpleRest('/api')} authProvider={authProvider} disableTelemetry>
    <Resource name="drafts" list={DraftList} />
  </Admin>,
);
