import { portFault, type PortFault } from '#contract/portCode.ts';
import { isIsf5 } from '../isfMessage.ts';
import { advice, unpublished, type Edit } from './edit.ts';
import { isDelete, when } from './facts.ts';
import { isListedPort } from './portCodes.ts';

/** Schedule K; UN/LOCODE. */
const PORTS: Record<string, (code: string) => PortFault | null> = {
  K: (code) => (/^\d{5}$/u.test(code) ? null : 'form'),
  UN: portFault,
};
/** Territory of US customs. */
const US = ['US', 'PR'];
/** The two ports of an SF50 with their qualifiers. */
const ENDS = [
  ['unladingQualifier', 'unladingPort'],
  ['deliveryQualifier', 'deliveryPlace'],
] as const;

/** SF50: foreign ports of an ISF-5. */
export const ROUTING_EDITS: readonly Edit[] = [
  unpublished('routingMissing', 'SF50 REQUIRED FOR ISF-5', (message) =>
    when(!isDelete(message) && isIsf5(message.header.submissionType) && message.routing === null, {
      record: 'SF50',
      element: 'unladingPort',
    }),
  ),
  unpublished('portQualifier', 'INVALID PORT QUALIFIER', ({ routing }) =>
    ENDS.flatMap(([qualifier]) => {
      const value = routing?.[qualifier] ?? '';
      return when(value !== '' && !(value in PORTS), { record: 'SF50', element: qualifier, args: { value } });
    }),
  ),
  unpublished('portCode', 'INVALID PORT CODE', ({ routing }) =>
    ENDS.flatMap(([qualifier, port]) => {
      const value = routing?.[port] ?? '';
      const problem = value === '' ? null : (PORTS[routing?.[qualifier] ?? '']?.(value) ?? null);
      return problem === null ? [] : [{ record: 'SF50', element: port, args: { value, problem } }];
    }),
  ),
  unpublished('portInUs', 'PORT MUST BE FOREIGN', ({ routing }) =>
    ENDS.flatMap(([qualifier, port]) => {
      const value = routing?.[port] ?? '';
      return when(routing?.[qualifier] === 'UN' && US.includes(value.slice(0, 2)), {
        record: 'SF50',
        element: port,
        args: { value },
      });
    }),
  ),
  // The list has sea ports; a place of delivery may be inland.
  advice('portNotListed', ({ routing }) =>
    ENDS.flatMap(([qualifier, port]) => {
      const value = routing?.[port] ?? '';
      return when(routing?.[qualifier] === 'UN' && portFault(value) === null && !isListedPort(value), {
        record: 'SF50',
        element: port,
        args: { value },
      });
    }),
  ),
];
