import { createRoot } from 'react-dom/client';
import {
  Admin,
  ArrayInput,
  Edit,
  Resource,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  maxLength,
  minLength,
  regex,
  required,
} from 'react-admin';
import simpleRest from 'ra-data-simple-rest';

const named = (ids: string[]) => ids.map((id) => ({ id, name: id }));
const customs = regex(/^[A-Z0-9 `!@#$%^&()\-_=+[\]{}\\|;:'",<.>/?]*$/u);
const number = [required(), minLength(5), maxLength(16), regex(/^[A-Z]{4}[A-Z0-9]*$/u)];
const goodsCode = [required(), minLength(6), maxLength(6), regex(/^[A-Z0-9-]*$/u)];
const line = (max: number) => [required(), maxLength(max), customs];
const parties = ['buger', 'seller', 'manufacturer', 'stuffing', 'consolidator', 'ship'];

/** The form as react-admin's documentation would have it. Countries are text, which is lighter than its pickers. */
function DraftEdit() {
  return (
    <Edit>
      <SimpleForm mode="onChange">
        <TextInput source="houseScac" />
        <SelectInput source="cargoType" choices={named(['01', '02', '03'])} validate={required()} />
        <TextInput source="loadingAt" />
        <TextInput source="arrivalAt" />
        <TextInput source="vesselVoyage" />
        <TextInput source="clientRef" />
        <SelectInput source="actionReason" choices={named(['CT', 'FR', 'FT', 'FX'])} />
        <ArrayInput source="amsRequestList">
          <SimpleFormIterator inline>
            <TextInput source="amsNo" validate={number} />
            <SelectInput source="amsType" choices={named(['BM', 'OB'])} validate={required()} />
            <TextInput source="userRemark" validate={maxLength(100)} />
          </SimpleFormIterator>
        </ArrayInput>
        <SelectInput source="importerType" choices={named(['EI', 'ANI', '34', 'AEF'])} validate={required()} />
        <TextInput source="importerId" validate={line(15)} />
        <SelectInput source="bondType" choices={named(['Continuous', 'Single'])} validate={required()} />
        <SelectInput source="bondHolderType" choices={named(['IM', 'CN', 'OT'])} validate={required()} />
        <TextInput source="bondHolderId" validate={line(15)} />
        <SelectInput source="consigneeType" choices={named(['EI', 'ANI', '34', 'AEF'])} validate={required()} />
        <TextInput source="consigneeId" validate={line(15)} />
        {parties.flatMap((prefix) => [
          <TextInput key={`${prefix}Name`} source={`${prefix}Name`} validate={line(35)} />,
          <TextInput key={`${prefix}Addr`} source={`${prefix}Addr`} validate={line(105)} />,
          <TextInput key={`${prefix}City`} source={`${prefix}City`} validate={line(35)} />,
          <TextInput key={`${prefix}CountryCode`} source={`${prefix}CountryCode`} validate={required()} />,
        ])}
        <ArrayInput source="billHsRequestList">
          <SimpleFormIterator inline>
            <TextInput source="hsCode" validate={goodsCode} />
            <TextInput source="hsCountryCode" validate={required()} />
          </SimpleFormIterator>
        </ArrayInput>
      </SimpleForm>
    </Edit>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={simpleRest('/api')} disableTelemetry>
    <Resource name="drafts" edit={DraftEdit} />
  </Admin>,
);
