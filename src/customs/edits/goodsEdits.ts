import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import { allGoods, isIsf5, type IsfGoods, type IsfMessage } from '../isfMessage.ts';
import { published, unpublished, type Edit } from './edit.ts';
import { isDelete, when } from './facts.ts';

const isIsf10Add = (message: IsfMessage): boolean => !isDelete(message) && !isIsf5(message.header.submissionType);
const onGoods = (element: string, index: number) => ({ record: 'SF40', element, index });

/** Why the tariff has no such code; texts at `customs.hts.<name>`. */
export const HTS_PROBLEMS = ['digits', 'short', 'chapter', 'special'] as const;

/** Chapters 98 and 99 describe a treatment of goods, not the goods. */
const isCommodity = ({ htsNumber }: IsfGoods): boolean => !/^9[89]/u.test(htsNumber);

function htsProblem(htsNumber: string, goods: readonly IsfGoods[]): (typeof HTS_PROBLEMS)[number] | null {
  if (!/^\d+$/u.test(htsNumber)) return 'digits';
  if (htsNumber.length < 6) return 'short';
  if (htsNumber.startsWith('00') || htsNumber.startsWith('77')) return 'chapter';
  return !/^9[89]/u.test(htsNumber) || goods.some(isCommodity) ? null : 'special';
}

export const GOODS_EDITS: readonly Edit[] = [
  unpublished('goodsMissing', 'HTS NUMBER REQUIRED', (message) => {
    if (isDelete(message)) return [];
    if (!isIsf10Add(message)) return when(allGoods(message).length === 0, { record: 'SF40', element: 'htsNumber' });
    return message.parties.flatMap(({ entity, goods }) =>
      when(entity === 'MF' && goods.length === 0, { record: 'SF40', element: 'htsNumber' }),
    );
  }),
  published({ name: 'htsNumber', code: '404' }, 'INVALID HTS CODE', (message) => {
    const goods = allGoods(message);
    return goods.flatMap(({ htsNumber }, index) => {
      const problem = htsNumber === '' ? null : htsProblem(htsNumber, goods);
      return problem === null ? [] : [{ ...onGoods('htsNumber', index), args: { value: htsNumber, problem } }];
    });
  }),
  unpublished('originCountry', 'INVALID COUNTRY OF ORIGIN', (message) =>
    allGoods(message).flatMap(({ originCountry }, index) => {
      const isAsked = isIsf10Add(message) || originCountry !== '';
      return when(isAsked && !COUNTRY_CODES.has(originCountry), {
        ...onGoods('originCountry', index),
        args: { value: originCountry },
      });
    }),
  ),
];
