import { ISF_10, ISF_5, type BillType } from '#contract/codes.ts';
import { pathTo } from '#contract/routes.ts';

const TYPE = 'billType';

/** The address of a new template with its filing type. */
export const newTemplatePath = (id: string, billType: BillType): string => `${pathTo.template(id)}&${TYPE}=${billType}`;

/** The filing type of an address. */
export const readBillType = (params: URLSearchParams): BillType =>
  params.get(TYPE) === String(ISF_5) ? ISF_5 : ISF_10;
