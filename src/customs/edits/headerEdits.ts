import { ACTION_REASONS } from '#contract/codes.ts';
import { isIsf5 } from '../isfMessage.ts';
import { published, type Edit } from './edit.ts';
import { onHeader, when } from './facts.ts';

const SHIPMENT_TYPES = /^(?:0[1-9]|1[01])$/u;
const REASONS: readonly string[] = ACTION_REASONS;

/** SF10 5–10 and 37–53: submission type, action, reason, numbers. */
export const HEADER_EDITS: readonly Edit[] = [
  published({ name: 'S06', code: '105' }, 'INVALID ISF TYPE', ({ header: { submissionType } }) =>
    when(!/^[1-4]$/u.test(submissionType), onHeader('submissionType')),
  ),
  published({ name: 'S07', code: '106' }, 'INVALID ACTION CODE', ({ header: { action } }) =>
    when(!/^[ARD]$/u.test(action), onHeader('action')),
  ),
  published({ name: 'S09', code: '107' }, 'INVALID TRANS MODE', ({ header: { transportMode } }) =>
    when(!['', '10', '11'].includes(transportMode), onHeader('transportMode')),
  ),
  // A missing number is not on file; for other numbers the register decides.
  published({ name: 'S10', code: '108' }, 'INVALID ISF TRANSACTION NUMBER', ({ header }, { register }) => {
    const { action, transactionNumber } = header;
    const isUnknown = transactionNumber === '' || (register && register.findFiler(transactionNumber) === null);
    return when((action === 'R' || action === 'D') && isUnknown === true, onHeader('transactionNumber'));
  }),
  published(
    { name: 'S11', code: '110' },
    'TRANSACTION NUMBER NOT ALLOWED FOR ADD',
    ({ header: { action, transactionNumber } }) =>
      when(action === 'A' && transactionNumber !== '', onHeader('transactionNumber')),
  ),
  published({ name: 'S12', code: '111' }, 'TRANSACTION OF ANOTHER FILER', ({ header }, { register, filerCode }) => {
    const isAsked = register && filerCode && (header.action === 'R' || header.action === 'D');
    const filer = isAsked && header.transactionNumber ? register.findFiler(header.transactionNumber) : null;
    return when(Boolean(filer) && filer !== filerCode, onHeader('transactionNumber'));
  }),
  published({ name: 'S18', code: '120' }, 'INVALID SHIPMENT TYPE', ({ header: { shipmentType, submissionType } }) =>
    when(
      !SHIPMENT_TYPES.test(shipmentType) || (isIsf5(submissionType) && shipmentType !== '01'),
      onHeader('shipmentType'),
    ),
  ),
  published({ name: 'S28', code: '132' }, 'INVALID ACTION REASON CODE', ({ header: { action, actionReason } }) =>
    when(action === 'D' ? actionReason !== '' : !REASONS.includes(actionReason), onHeader('actionReason')),
  ),
];
