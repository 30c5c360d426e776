import { COUNTRY_CODES } from '#contract/countryCodes.ts';
import { allGoods, isIsf5, type IsfMessage } from '../isfMessage.ts';
import { unpublished, type Edit } from './edit.ts';
import { isDelete, when } from './facts.ts';

const isIsf10Add = (message: IsfMessage): boolean => !isDelete(message) && !isIsf5(message.header.submissionType);
const onGoods = (element: string, index: number) => ({ record: 'SF40', element, index });

export const GOODS_EDITS: readonly Edit[] = [
  unpublished('goodsMissing', 'HTS NUMBER REQUIRED', (message) => {
    if (isDelete(message)) return [];
    if (!isIsf10Add(message)) return when(allGoods(message).length === 0, { record: 'SF40', element: 'htsNumber' });
    return message.parties.flatMap(({ entity, goods }) =>
      when(entity === 'MF' && goods.length === 0, { record: 'SF40', element: 'htsNumber' }),
    );
  }),
  unpublished('htsNumber', 'HTS NUMBER NEEDS SIX DIGITS', (message) =>
    allGoods(message).flatMap(({ htsNumber }, index) =>
      when(/^\d{1,5}$/u.test(htsNumber), { ...onGoods('htsNumber', index), args: { value: htsNumber } }),
    ),
  ),
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
