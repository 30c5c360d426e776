import { createNoteBoard, type Note, type NoteBoard, type NoteSource } from '#components/form/noteBoard.ts';
import type { NumberHolder } from '#contract/endpoints/drafts.ts';
import type { HsCode } from '#contract/endpoints/reference.ts';
import { LIMITS, type Locale } from '#contract/limits.ts';
import { pathTo } from '#contract/routes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import type { localDrafts } from '#local/localDrafts.ts';
import { cleanAmsNumber } from '#rules/amsNumber.ts';
import { cleanHsCode } from '#rules/cleanText.ts';
import { toServerText } from '#rules/serverTime.ts';
import { shortDay } from '#rules/shortDay.ts';

/** What the notes of a bill's lists are made from. */
export interface NotesWorld {
  portal: Pick<TenPlusTwoDataProvider, 'searchHsCodes' | 'findAmsNumber'>;
  local: Pick<typeof localDrafts, 'listLocalOnly'>;
  locale: Locale;
  now: () => number;
  /** Ids of the draft that is open: it is nobody's duplicate. */
  isOwn: (draftId: string) => boolean;
  /** The filing that is being changed: it is nobody's duplicate either. */
  filingId?: string | undefined;
}

/** A colleague may send the number at any moment: an answer is not kept for long. */
const RADAR_HOLDS = 30_000;

/** Boards of a bill's lists by column: the carrier of a number and who else has it, what a goods number is. */
export function billNotes(world: NotesWorld): Record<string, readonly NoteBoard[]> {
  return {
    'amsRequestList.amsNo': [createNoteBoard(carriers), createNoteBoard(radar(world), world.now)],
    'billHsRequestList.hsCode': [createNoteBoard(goods(world))],
  };
}

/** The carrier's name by its four letters; the table comes with the first number. */
const carriers: NoteSource = {
  keyOf: (text) => /^[A-Z]{4}/u.exec(cleanAmsNumber(text))?.[0] ?? null,
  batch: LIMITS.rows,
  wait: 0,
  async ask(keys) {
    const { findCarrier } = await import('#rules/carriers.ts');
    return new Map(
      keys.flatMap((scac): [string, Note[]][] => {
        const name = findCarrier(scac);
        return name === null ? [] : [[scac, [{ tone: 'plain', message: name, isName: true }]]];
      }),
    );
  },
};

function goods({ portal, locale }: NotesWorld): NoteSource {
  const describe = ({ descriptionEn, descriptionZh, chapterEn, chapterZh }: HsCode): string =>
    locale === 'zh-CN' ? descriptionZh || chapterZh || descriptionEn : descriptionEn || chapterEn;
  return {
    keyOf: (text) => {
      const code = cleanHsCode(text);
      return /^\d{6}$/u.test(code) ? code : null;
    },
    batch: LIMITS.pageSizeMax,
    async ask(codes) {
      const query = { codes: codes.join(','), pageNum: 1, pageSize: LIMITS.pageSizeMax };
      const { records } = await portal.searchHsCodes({ query });
      return new Map(
        records.map((record): [string, Note[]] => {
          const message = describe(record);
          return [record.code, message ? [{ tone: 'plain', message, isName: true }] : []];
        }),
      );
    },
  };
}

/** [D04] Who else has a number: drafts and filings of the enterprise, and drafts that only this computer has. */
function radar({ portal, local, locale, now, isOwn, filingId }: NotesWorld): NoteSource {
  const noteOf = ({ kind, id, operator, own, at }: NumberHolder): Note => ({
    tone: 'warning',
    message: `grid.radar.${own ? 'own' : 'other'}${kind === 'filing' ? 'Filing' : 'Draft'}`,
    args: { name: operator, day: shortDay(at, locale, now()) },
    link: { to: kind === 'filing' ? pathTo.filing(id) : pathTo.draft(id), message: 'grid.radar.open' },
  });
  const localNote = (id: string, savedAt: number): Note => ({
    tone: 'warning',
    message: 'grid.radar.localDraft',
    args: { day: shortDay(toServerText(new Date(savedAt)), locale, now()) },
    link: { to: pathTo.draft(id), message: 'grid.radar.open' },
  });
  return {
    keyOf: (text) => {
      const number = cleanAmsNumber(text);
      return number.length >= LIMITS.amsNoMin && number.length <= MOST_TYPED ? number : null;
    },
    batch: LIMITS.numbersPerCall + 1,
    holds: RADAR_HOLDS,
    async ask(numbers) {
      const [amsNo = '', ...also] = numbers;
      const query = also.length > 0 ? { also: also.join(',') } : {};
      const [holders, here] = await Promise.all([
        portal.findAmsNumber({ params: { amsNo }, query }),
        local.listLocalOnly().catch(() => []),
      ]);
      const found = new Map<string, Note[]>(numbers.map((number) => [number, []]));
      for (const { id, record, savedAt } of here) {
        if (isOwn(id)) continue;
        for (const row of record.amsRequestList) found.get(cleanAmsNumber(row.amsNo))?.push(localNote(id, savedAt));
      }
      for (const holder of holders) {
        if (holder.kind === 'draft' ? isOwn(holder.id) : holder.id === filingId) continue;
        found.get(holder.amsNo)?.push(noteOf(holder));
      }
      return found;
    },
  };
}

/** Longer than any number: somebody is typing something else. */
const MOST_TYPED = 40;
