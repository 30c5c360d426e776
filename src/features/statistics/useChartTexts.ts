import { useLocale, useTranslate } from 'react-admin';
import type { Bucket, Grain } from './buckets.ts';

/** Formats the numbers, amounts and columns of a chart in the language of the page. */
export function useChartTexts(buckets: readonly Pick<Bucket, 'start' | 'end'>[], grain: Grain) {
  const t = useTranslate();
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale);
  const number = (value: number): string => format.format(value);
  const bucketName = (at: number): string => {
    const { start = '', end = '' } = buckets[at] ?? {};
    if (grain === 'month') return start.slice(0, 7);
    return start === end ? start : t('statistics.days', { start, end });
  };
  return {
    number,
    coins: (value: number): string => t('statistics.coins', { amount: number(value) }),
    percent: (value: number): string => t('statistics.percent', { value: number(value) }),
    bucketName,
    /** For an axis: short at its ticks, whole in its tooltip. */
    bucketTick: (at: number, { location }: { location: string }): string => {
      const { start = '' } = buckets[at] ?? {};
      if (location !== 'tick') return bucketName(at);
      return grain === 'month' ? start.slice(0, 7) : start.slice(5);
    },
  };
}
