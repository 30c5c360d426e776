import { Field } from '#components/form/Field.tsx';
import { OtherFields } from './OtherFields.tsx';
import { othersOf, type SectionProps } from './sectionProps.ts';
import styles from './BillForm.module.css';

/** [B04] One party in two lines; every party of both filing types is this block. */
export function PartyBlock({ section, names }: SectionProps) {
  const [name, addr, city, country] = ['Name', 'Addr', 'City', 'CountryCode'].map((part) => section + part) as [
    string,
    string,
    string,
    string,
  ];
  return (
    <>
      <div className={styles.party}>
        <Field name={name} className={styles.partyName} />
        <Field name={addr} lines={2} className={styles.partyAddress} />
        <Field name={city} />
        <Field name={country} />
      </div>
      <OtherFields names={othersOf(names, [name, addr, city, country])} />
    </>
  );
}
