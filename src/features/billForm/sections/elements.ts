import type { FormStore } from '#components/form/store/formStore.ts';
import { ISF_5, type BillType } from '#contract/codes.ts';

/** The ten elements of an ISF-10, each with its fields; customs counts these, not our blocks. */
const ISF_10_ELEMENTS: readonly RegExp[] = [
  /^seller/u,
  /^buger/u,
  /^importer/u,
  /^consignee/u,
  /^manufacturer/u,
  /^ship/u,
  /^billHsRequestList(\.\d+\.hsCountryCode)?$/u,
  /^billHsRequestList(\.\d+\.hsCode)?$/u,
  /^stuffing/u,
  /^consolidator/u,
];
/** The five elements of an ISF-5: booking party, port of discharge, place of delivery, ship-to party, goods. */
const ISF_5_ELEMENTS: readonly RegExp[] = [
  /^book/u,
  /^dischargingPortCode/u,
  /^deliveryCode/u,
  /^ship/u,
  /^billHsRequestList/u,
];

/** Counts the complete elements of a filing. */
export function elementsDone(
  billType: BillType,
): (form: Pick<FormStore, 'problems'>) => { done: number; total: number } {
  const elements = billType === ISF_5 ? ISF_5_ELEMENTS : ISF_10_ELEMENTS;
  return (form) => {
    const wrong = form.problems.filter((issue) => issue.severity === 'error');
    const open = elements.filter((element) => wrong.some((issue) => element.test(issue.path)));
    return { done: elements.length - open.length, total: elements.length };
  };
}
