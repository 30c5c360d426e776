import { holderType, impossibleHolder, isSuretyCode } from '#contract/identifiers.ts';
import { published, type Broken, type Edit, type EditContext } from './edit.ts';
import type { IsfMessage } from '../isfMessage.ts';
import type { BondOnFile } from '../register.ts';
import { hasReference, isDelete, isSingleTransactionBond, needsBond, onHeader, quotedNumber, when } from './facts.ts';

const ACTIVITIES = ['01', '02', '03', '04', '16'];

/** Tests a continuous bond against the register, if there is one. */
function ofContinuous(test: (bond: BondOnFile | null, today: string) => boolean) {
  return (message: IsfMessage, { register, today = '' }: EditContext): Broken[] => {
    const { bondHolder, bondActivity, bondType } = message.header;
    if (!register || isDelete(message) || bondType !== '8' || impossibleHolder(bondHolder) !== null) return [];
    return when(test(register.findBond(bondHolder, bondActivity), today), onHeader('bondHolder'));
  };
}

/** SF10 58–75, and SF20 V1 and SBN: the bond. */
export const BOND_EDITS: readonly Edit[] = [
  published({ name: 'S13' }, 'MISSING SURETY BND REF NBR', (message) =>
    when(isSingleTransactionBond(message) && !hasReference(message, 'SBN'), {
      record: 'SF20',
      element: 'value',
      qualifier: 'SBN',
    }),
  ),
  published({ name: 'S19', code: '121' }, 'MISSING BOND HOLDER', (message) =>
    when(needsBond(message) && message.header.bondHolder === '', onHeader('bondHolder')),
  ),
  published({ name: 'S20', code: '122' }, 'INVALID BOND ACTIVITY', (message) => {
    const { bondActivity } = message.header;
    const isAsked = needsBond(message) || bondActivity !== '';
    return when(isAsked && !ACTIVITIES.includes(bondActivity), onHeader('bondActivity'));
  }),
  // Single transaction bonds with another activity belong to unified entries, which the tool does not file.
  published({ name: 'S21', code: '123' }, 'INVALID BOND TYPE', (message) => {
    const { bondActivity, bondType } = message.header;
    const isAsked = needsBond(message) || bondType !== '';
    const fits = bondType === '8' || (bondType === '9' && bondActivity === '16');
    return when(isAsked && !fits, onHeader('bondType'));
  }),
  published({ name: 'S22' }, 'MISSING SURETY CODE', (message) =>
    when(isSingleTransactionBond(message) && !hasReference(message, 'V1'), {
      record: 'SF20',
      element: 'value',
      qualifier: 'V1',
    }),
  ),
  published({ name: 'S23', code: '127' }, 'INVALID ISF BOND HOLDER', ({ header: { bondHolder } }) => {
    const problem = bondHolder === '' ? null : impossibleHolder(bondHolder);
    return problem === null
      ? []
      : [{ ...onHeader('bondHolder'), args: { value: quotedNumber(holderType(bondHolder), bondHolder), problem } }];
  }),
  published({ name: 'S24', code: '128' }, 'INVALID SURETY CODE', ({ references }) =>
    references.flatMap(({ qualifier, value }, index) =>
      when(qualifier === 'V1' && value !== '' && !isSuretyCode(value), {
        record: 'SF20',
        element: 'value',
        qualifier,
        index,
        args: { value },
      }),
    ),
  ),
  published(
    { name: 'SA7' },
    'CONTINUOUS BOND NOT ON FILE',
    ofContinuous((bond) => bond === null),
  ),
  published(
    { name: 'SA8' },
    'CONTINUOUS BOND NOT ACTIVE',
    ofContinuous((bond, today) => isOutOfTime(bond, today)),
  ),
  published(
    { name: 'SA9' },
    'BOND HOLDER NOT ACTIVE',
    ofContinuous((bond) => bond?.holderIsActive === false),
  ),
  published(
    { name: 'SAA' },
    'BOND INSUFFICIENT',
    ofContinuous((bond) => bond?.isSufficient === false),
  ),
];

/** Not effective on the filing date. */
const isOutOfTime = (bond: BondOnFile | null, today: string): boolean =>
  bond !== null && today !== '' && (today < bond.from || (bond.until !== null && today > bond.until));
