import type { FormStore } from '#components/form/formStore.ts';
import { ISF_5, type BillType } from '#contract/codes.ts';

/** The elements that give 10+2 its name, each with the fields that tell it; customs counts these, not our blocks. */
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
/** Of a transit filing: booking party, port of discharge, place of delivery, ship-to party, goods. */
const ISF_5_ELEMENTS: readonly RegExp[] = [
  /^book/u,
  /^dischargingPortCode/u,
  /^deliveryCode/u,
  /^ship/u,
  /^billHsRequestList/u,
];

/** How many elements of a filing are complete. */
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
