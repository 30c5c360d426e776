import type { ComponentType } from 'react';
import { BondSection } from './BondSection.tsx';
import { GoodsSection } from './GoodsSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { OtherFields } from './OtherFields.tsx';
import { PartyBlock } from './PartyBlock.tsx';
import { RoutingSection } from './RoutingSection.tsx';
import type { SectionProps } from './sectionProps.ts';
import { ShipmentSection } from './ShipmentSection.tsx';

/** Sections with a design of their own; each draws any further field of its section with `OtherFields`. */
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

/** Whether a section needs half of a wide form only: a party, an identity. */
export const isHalf = (section: string, names: readonly string[]): boolean =>
  DESIGNS[section] === IdentitySection || isParty(section, names);

/** The fields of a section: its design, a party block where its names say so, else one field after another. */
export function SectionFields({ section, names }: SectionProps) {
  const Design = DESIGNS[section] ?? (isParty(section, names) ? PartyBlock : OtherFields);
  return <Design section={section} names={names} />;
}
