import type { TranslateFunction } from 'react-admin';
import type { LookupPort } from '#components/inputs/LookupContext.ts';
import type { FilerCode } from '#contract/endpoints/people.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { hasFirstDay } from '#rules/filerCodes.ts';

/** [K02] The filer codes that the enterprise may use today: the default first, the others with their first day. */
export function filerCodeLookup(
  portal: Pick<TenPlusTwoDataProvider, 'listFilerCodes'>,
  t: TranslateFunction,
): LookupPort {
  let codes: Promise<FilerCode[]> | null = null;
  const load = (): Promise<FilerCode[]> => {
    codes ??= portal.listFilerCodes().catch((error: unknown) => {
      codes = null;
      throw error;
    });
    return codes;
  };
  const nameOf = ({ isDefault, effectiveOn }: FilerCode): string => {
    if (isDefault) return t('people.codes.default');
    return hasFirstDay(effectiveOn) ? t('people.codes.since', { day: effectiveOn }) : '';
  };
  return {
    findName: () => null,
    none: 'people.codes.notOwn',
    async search({ keyword = '' }) {
      const usable = (await load()).filter(({ code, isUsable }) => isUsable && code.startsWith(keyword));
      const options = usable
        .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
        .map((one) => ({ value: one.code, name: nameOf(one) }));
      return { options, total: options.length };
    },
  };
}
