import { isIsf5 } from '../isfMessage.ts';
import { unpublished, type Edit } from './edit.ts';
import { isDelete, when } from './facts.ts';

/** Schedule K; UN/LOCODE. */
const PORTS: Record<string, RegExp> = { K: /^\d{5}$/u, UN: /^[A-Z]{2}[A-Z0-9]{3}$/u };
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
      const format = PORTS[routing?.[qualifier] ?? ''];
      return when(value !== '' && format !== undefined && !format.test(value), {
        record: 'SF50',
        element: port,
        args: { value },
      });
    }),
  ),
  unpublished('portInUs', 'PORT MUST BE FOREIGN', ({ routing }) =>
    ENDS.flatMap(([qualifier, port]) => {
      const value = routing?.[port] ?? '';
      return when(routing?.[qualifier] === 'UN' && value.startsWith('US'), {
        record: 'SF50',
        element: port,
        args: { value },
      });
    }),
  ),
];
