import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useFieldArray, useForm, type RegisterOptions } from 'react-hook-form';

type Line = Record<string, string>;
interface Filing {
  [field: string]: string | Line[];
  amsRequestList: Line[];
  billHsRequestList: Line[];
}

const customs = /^[A-Z0-9 `!@#$%^&()\-_=+[\]{}\\|;:'",<.>/?]*$/u;
const line = (max: number): RegisterOptions => ({ required: true, maxLength: max, pattern: customs });
const free: RegisterOptions = {};
const parties = ['buger', 'seller', 'manufacturer', 'stuffing', 'consolidator', 'ship'];

const FIELDS: readonly (readonly [string, RegisterOptions])[] = [
  ...['houseScac', 'cargoType', 'loadingAt', 'arrivalAt', 'vesselVoyage', 'clientRef', 'actionReason'].map(
    (name) => [name, free] as const,
  ),
  ...['importerType', 'importerId', 'bondType', 'bondHolderType', 'bondHolderId', 'consigneeType', 'consigneeId'].map(
    (name) => [name, line(15)] as const,
  ),
  ...parties.flatMap((prefix) => [
    [`${prefix}Name`, line(35)] as const,
    [`${prefix}Addr`, line(105)] as const,
    [`${prefix}City`, line(35)] as const,
    [`${prefix}CountryCode`, line(2)] as const,
  ]),
];
const NUMBER: RegisterOptions = { required: true, minLength: 5, maxLength: 16, pattern: /^[A-Z]{4}[A-Z0-9]*$/u };
const LISTS: Readonly<Record<'amsRequestList' | 'billHsRequestList', readonly (readonly [string, RegisterOptions])[]>> =
  {
    amsRequestList: [
      ['amsNo', NUMBER],
      ['amsType', line(2)],
      ['userRemark', { maxLength: 100 }],
    ],
    billHsRequestList: [
      ['hsCode', { required: true, minLength: 6, maxLength: 6, pattern: /^[A-Z0-9-]*$/u }],
      ['hsCountryCode', line(2)],
    ],
  };

/** The form as react-hook-form's documentation would have it: registered native inputs, rows of `useFieldArray`. */
function FilingForm({ filing }: { filing: Filing }) {
  const { register, control, getFieldState, formState } = useForm<Filing>({ defaultValues: filing, mode: 'onChange' });
  // Read, so that the form renders again when what is wrong changes.
  void formState.errors;
  const rows = {
    amsRequestList: useFieldArray({ control, name: 'amsRequestList' }).fields,
    billHsRequestList: useFieldArray({ control, name: 'billHsRequestList' }).fields,
  };
  const input = (name: string, rules: RegisterOptions) => (
    <input
      {...register(name, rules as RegisterOptions<Filing>)}
      aria-invalid={getFieldState(name, formState).invalid}
    />
  );
  return (
    <form>
      <fieldset>
        {FIELDS.map(([name, rules]) => (
          <label key={name}>
            {name}
            {input(name, rules)}
          </label>
        ))}
      </fieldset>
      {(['amsRequestList', 'billHsRequestList'] as const).map((list) => (
        <table key={list}>
          <tbody>
            {rows[list].map(({ id }, index) => (
              <tr key={id}>
                {LISTS[list].map(([cell, rules]) => (
                  <td key={cell}>{input(`${list}.${index}.${cell}`, rules)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </form>
  );
}

function Page() {
  const [filing, setFiling] = useState<Filing | null>(null);
  useEffect(() => {
    void fetch('/api/drafts/1')
      .then((answer) => answer.json() as Promise<Filing>)
      .then(setFiling);
  }, []);
  return filing && <FilingForm filing={filing} />;
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />);
