import {
  createAnnotationStore,
  type Annotation,
  type AnnotationStore,
  type AnnotationSource,
} from '#components/form/annotations/annotationStore.ts';
import type { NumberHolder } from '#contract/endpoints/drafts.ts';
import type { HsCode } from '#contract/endpoints/reference.ts';
import { LIMITS, type Locale } from '#contract/limits.ts';
import { pathTo } from '#contract/routes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import type { localDrafts } from '#local/localDrafts.ts';
import { cleanAmsNumber } from '#rules/amsNumber.ts';
import { cleanHsCode } from '#rules/cleanText.ts';
import { toServerText } from '#schema/dateText.ts';
import { shortDay } from '#rules/shortDay.ts';

interface AnnotationDependencies {
  portal: Pick<TenPlusTwoDataProvider, 'searchHsCodes' | 'findAmsNumber'>;
  local: Pick<typeof localDrafts, 'listLocalOnly'>;
  locale: Locale;
  now: () => number;
  /** Whether an id is of the open draft, which is not a duplicate. */
  isOwn: (draftId: string) => boolean;
  /** The filing being changed, which is not a duplicate. */
  filingId?: string | undefined;
}

/** Milliseconds; a colleague may use the number at any moment. */
const DUPLICATE_MAX_AGE = 30_000;

/** Annotation stores of a bill by column: carrier and duplicates of a number, description of a goods number. */
export function billAnnotations(deps: AnnotationDependencies): Record<string, readonly AnnotationStore[]> {
  return {
    'amsRequestList.amsNo': [createAnnotationStore(carriers), createAnnotationStore(duplicates(deps), deps.now)],
    'billHsRequestList.hsCode': [createAnnotationStore(goods(deps))],
  };
}

/** The carrier's name by its SCAC; the table is loaded with the first number. */
const carriers: AnnotationSource = {
  keyOf: (text) => /^[A-Z]{4}/u.exec(cleanAmsNumber(text))?.[0] ?? null,
  batch: LIMITS.rows,
  debounce: 0,
  async load(keys) {
    const { findCarrier } = await import('#rules/carriers.ts');
    return new Map(
      keys.flatMap((scac): [string, Annotation[]][] => {
        const name = findCarrier(scac);
        return name === null ? [] : [[scac, [{ tone: 'plain', message: name, isName: true }]]];
      }),
    );
  },
};

function goods({ portal, locale }: AnnotationDependencies): AnnotationSource {
  const describe = ({ descriptionEn, descriptionZh, chapterEn, chapterZh }: HsCode): string =>
    locale === 'zh-CN' ? descriptionZh || chapterZh || descriptionEn : descriptionEn || chapterEn;
  return {
    keyOf: (text) => {
      const code = cleanHsCode(text);
      return /^\d{6}$/u.test(code) ? code : null;
    },
    batch: LIMITS.pageSizeMax,
    async load(codes) {
      const query = { codes: codes.join(','), pageNum: 1, pageSize: LIMITS.pageSizeMax };
      const { records } = await portal.searchHsCodes({ query });
      return new Map(
        records.map((record): [string, Annotation[]] => {
          const message = describe(record);
          return [record.code, message ? [{ tone: 'plain', message, isName: true }] : []];
        }),
      );
    },
  };
}

/** [D04] Duplicates of a number: drafts and filings of the enterprise, and local drafts. */
function duplicates({ portal, local, locale, now, isOwn, filingId }: AnnotationDependencies): AnnotationSource {
  const holderAnnotation = ({ kind, id, operator, own, at }: NumberHolder): Annotation => ({
    tone: 'warning',
    message: `grid.radar.${own ? 'own' : 'other'}${kind === 'filing' ? 'Filing' : 'Draft'}`,
    args: { name: operator, day: shortDay(at, locale, now()) },
    link: { to: kind === 'filing' ? pathTo.filing(id) : pathTo.draft(id), message: 'grid.radar.open' },
  });
  const localDraftAnnotation = (id: string, savedAt: number): Annotation => ({
    tone: 'warning',
    message: 'grid.radar.localDraft',
    args: { day: shortDay(toServerText(new Date(savedAt)), locale, now()) },
    link: { to: pathTo.draft(id), message: 'grid.radar.open' },
  });
  return {
    keyOf: (text) => {
      const number = cleanAmsNumber(text);
      return number.length >= LIMITS.amsNoMin && number.length <= TYPED_MAX ? number : null;
    },
    batch: LIMITS.numbersPerCall + 1,
    maxAge: DUPLICATE_MAX_AGE,
    async load(numbers) {
      const [amsNo = '', ...also] = numbers;
      const query = also.length > 0 ? { also: also.join(',') } : {};
      const [holders, localOnly] = await Promise.all([
        portal.findAmsNumber({ params: { amsNo }, query }),
        local.listLocalOnly().catch(() => []),
      ]);
      const found = new Map<string, Annotation[]>(numbers.map((number) => [number, []]));
      for (const { id, record, savedAt } of localOnly) {
        if (isOwn(id)) continue;
        for (const row of record.amsRequestList)
          found.get(cleanAmsNumber(row.amsNo))?.push(localDraftAnnotation(id, savedAt));
      }
      for (const holder of holders) {
        if (holder.kind === 'draft' ? isOwn(holder.id) : holder.id === filingId) continue;
        found.get(holder.amsNo)?.push(holderAnnotation(holder));
      }
      return found;
    },
  };
}

/** Longer texts are no number. */
const TYPED_MAX = 40;
