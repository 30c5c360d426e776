import { ISF_10, ISF_5, type BillType } from '#contract/codes.ts';
import { pathTo } from '#contract/routes.ts';

const TYPE = 'billType';

/** The address of a template that does not exist yet; its filing type goes with it. */
export const newTemplatePath = (id: string, billType: BillType): string => `${pathTo.template(id)}&${TYPE}=${billType}`;

/** The filing type that an address names. */
export const typeInAddress = (params: URLSearchParams): BillType =>
  params.get(TYPE) === String(ISF_5) ? ISF_5 : ISF_10;
