import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { Field } from '#components/form/field/Field.tsx';
import { BondSection } from './BondSection.tsx';
import { FoldedFields } from './FoldedFields.tsx';
import { GoodsSection } from './GoodsSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { OtherFields } from './OtherFields.tsx';
import { PartyBlock } from '../party/PartyBlock.tsx';
import { type SectionProps, remainingFields } from './sectionProps.ts';
import { ShipmentSection } from './ShipmentSection.tsx';
import styles from '../BillForm.module.css';

const IMPORTER = ['transitImporterType', 'transitImporterId'];
const PLACED = ['dischargingPortCode', 'deliveryCode', ...IMPORTER];

/** [B02] The route of transit cargo: port of discharge and place of delivery; [X05] the importer of goods in bond. */
function RoutingSection({ names }: SectionProps) {
  const t = useTranslate();
  return (
    <>
      <div className={styles.grid}>
        <Field name="deliveryCode" className={styles.column} hint={t('partyTools.port.delivery')} />
        <Field name="dischargingPortCode" className={styles.column} hint={t('partyTools.port.discharge')} />
      </div>
      <FoldedFields title={t('billForm.inBond.more')} names={IMPORTER}>
        <p className={styles.explained}>{t('billForm.inBond.hint')}</p>
        <OtherFields names={IMPORTER} />
      </FoldedFields>
      <OtherFields names={remainingFields(names, PLACED)} />
    </>
  );
}

/** Sections with their own design; each renders further fields with `OtherFields`. */
const DESIGNS: Record<string, ComponentType<SectionProps>> = {
  shipment: ShipmentSection,
  importer: IdentitySection,
  consignee: IdentitySection,
  bond: BondSection,
  routing: RoutingSection,
  goods: GoodsSection,
};

const isParty = (section: string, names: readonly string[]): boolean =>
  names.includes(`${section}Name`) && names.includes(`${section}Addr`);

/** Whether a section takes half of a wide form: a party, an identity. */
export const isHalf = (section: string, names: readonly string[]): boolean =>
  DESIGNS[section] === IdentitySection || isParty(section, names);

/** The fields of a section: its own design, a party block, or plain fields. */
export function SectionFields({ section, names }: SectionProps) {
  const Design = DESIGNS[section] ?? (isParty(section, names) ? PartyBlock : OtherFields);
  return <Design section={section} names={names} />;
}
