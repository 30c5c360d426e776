import { ISF_10 } from '#contract/codes.ts';
import { billEntity, billProblems, type Bill } from '#contract/entities/bill.ts';
import { ISF10_PARTIES, ISF5_PARTIES, type PartyPrefix } from '#contract/entities/partyBlock.ts';
import { labelKey } from '#schema/entity.ts';
import type { ScalarField } from '#schema/field.ts';
import { isShown } from '#schema/fieldIssues.ts';
import { textOf } from '#schema/recordText.ts';
import { describeHsCode } from '../reference/hsCodes.ts';
import { drawBlocks, drawFacts, drawHeading, type Fact, type FactBlock } from './drawFacts.ts';
import { drawTable } from './drawTable.ts';
import { drawFooter, drawHead, drawSignatures, drawSmallHead } from './drawFrame.ts';
import type { Paper } from './paper.ts';
import { bothLabels, shownValue, type PaperWords, type PrintedBill } from './printedBill.ts';

/** Draws one filing on one page or more, to be read, checked and signed. */
export function drawFiling(paper: Paper, printed: PrintedBill, words: PaperWords): void {
  const { bill } = printed;
  const { say } = words;
  paper.begin({
    continued: (page) => drawSmallHead(page, printed, words),
    footer: (page, no, pages) => drawFooter(page, no, pages, words),
  });
  const problems = printed.sent
    ? 0
    : billProblems(bill, { now: words.now }).filter(({ severity }) => severity === 'error').length;
  drawHead(paper, printed, words, problems);

  const empty = say('documents.paper.empty');
  const form = billEntity(bill.billType).views.form ?? {};
  drawFacts(paper, factsOf(bill, form['shipment'] ?? [], words), 4, '–');
  drawFacts(paper, factsOf(bill, form['routing'] ?? [], words), 2, empty);
  drawNumbers(paper, bill, words);
  if (bill.billType === ISF_10) {
    drawHeading(paper, bothLabels('documents.paper.identity', words));
    const blocks = ['importer', 'consignee', 'bond'].map((name) => identityBlock(bill, name, form[name] ?? [], words));
    drawBlocks(paper, blocks, 3, empty);
  }
  drawHeading(paper, bothLabels('documents.paper.parties', words), 90);
  const parties = bill.billType === ISF_10 ? ISF10_PARTIES : ISF5_PARTIES;
  drawBlocks(
    paper,
    parties.map((prefix) => partyBlockOf(bill, prefix, words)),
    2,
    empty,
  );
  drawGoods(paper, bill, words);
  drawSignatures(paper, words);
  paper.finish();
}

/** Every scalar field of a part of the form that this bill shows. */
function factsOf(bill: Bill, names: readonly string[], words: PaperWords): Fact[] {
  const entity = billEntity(bill.billType);
  return names.flatMap((name) => {
    const field = entity.fields[name as keyof typeof entity.fields] as ScalarField | { kind: 'rows' };
    if (field.kind === 'rows' || !isShown(field, bill, name)) return [];
    return [{ label: bothLabels(labelKey(entity, name), words), value: shownValue(field, textOf(bill, name), words) }];
  });
}

/** The number first, then its type and the other fields. */
function identityBlock(bill: Bill, name: string, fields: readonly string[], words: PaperWords): FactBlock {
  const facts = factsOf(bill, fields, words).filter(({ value }) => value !== '');
  const isNumber = (label: string) => label === words.say(`fields.bill.${name === 'bond' ? 'bondType' : `${name}Id`}`);
  const first = facts.find(({ label }) => isNumber(label.own));
  const rest = facts.filter((fact) => fact !== first);
  return {
    heading: bothLabels(`fields.blocks.${name}`, words),
    // The default type is meaningless without a number.
    lines: first
      ? [first.value, ...rest.map(({ label, value }) => (name === 'bond' ? `${label.own}: ${value}` : value))]
      : [],
  };
}

function partyBlockOf(bill: Bill, prefix: PartyPrefix, words: PaperWords): FactBlock {
  const [name = '', addr = '', city = '', country = ''] = ['Name', 'Addr', 'City', 'CountryCode'].map((end) => {
    const entity = billEntity(bill.billType);
    const field = entity.fields[`${prefix}${end}` as keyof typeof entity.fields] as ScalarField;
    return shownValue(field, textOf(bill, `${prefix}${end}`), words);
  });
  const place = [city, country].filter(Boolean).join(', ');
  const lines = [name, addr, place];
  return {
    heading: bothLabels(`fields.blocks.${prefix}`, words),
    lines: name || addr || city ? lines.map((line) => line || words.say('documents.paper.empty')) : [],
  };
}

/** Separates the issuer in each B/L number; remarks need the whole width. */
function drawNumbers(paper: Paper, { amsRequestList: rows }: Bill, words: PaperWords): void {
  const { say } = words;
  const heading = bothLabels('fields.bill.amsRequestList._self', words);
  drawHeading(paper, { ...heading, own: `${heading.own} (${rows.length})` });
  const hasRemarks = rows.some(({ userRemark }) => userRemark.trim() !== '');
  drawTable(paper, {
    rows,
    sideBySide: hasRemarks ? 1 : 2,
    empty: say('documents.paper.empty'),
    continued: say('documents.paper.continued', { title: heading.own }),
    columns: [
      { head: say('documents.paper.no'), share: 8, text: (_, at) => String(at + 1), style: { align: 'right' } },
      {
        head: say('fields.bill.amsRequestList.amsNo'),
        share: hasRemarks ? 30 : 44,
        text: ({ amsNo }) => grouped(amsNo.trim()),
        style: { bold: true },
      },
      {
        head: say('fields.bill.amsRequestList.amsType'),
        share: hasRemarks ? 26 : 42,
        text: ({ amsType }) => (amsType ? say(`choices.amsType.${amsType}`, {}, amsType) : ''),
      },
      ...(hasRemarks
        ? [
            {
              head: say('fields.bill.amsRequestList.userRemark'),
              share: 60,
              text: ({ userRemark }: (typeof rows)[number]) => userRemark,
              wraps: true,
            },
          ]
        : []),
    ],
  });
}

function drawGoods(paper: Paper, { billHsRequestList: rows, billType }: Bill, words: PaperWords): void {
  const { say, locale } = words;
  // A transit filing needs no origin: an empty column would look like an omission.
  const hasOrigins = billType === ISF_10 || rows.some(({ hsCountryCode }) => hsCountryCode.trim() !== '');
  const heading = bothLabels('fields.bill.billHsRequestList._self', words);
  drawHeading(paper, { ...heading, own: `${heading.own} (${rows.length})` });
  drawTable(paper, {
    rows,
    sideBySide: 2,
    empty: say('documents.paper.empty'),
    continued: say('documents.paper.continued', { title: heading.own }),
    columns: [
      { head: say('documents.paper.no'), share: 8, text: (_, at) => String(at + 1), style: { align: 'right' } },
      {
        head: say('fields.bill.billHsRequestList.hsCode'),
        share: 17,
        text: ({ hsCode }) => hsCode.trim(),
        style: { bold: true },
      },
      {
        head: say('documents.paper.goods'),
        share: 46,
        text: ({ hsCode }) => {
          const goods = describeHsCode(hsCode.trim());
          return locale === 'zh-CN' ? goods.descriptionZh || goods.chapterZh : goods.descriptionEn || goods.chapterEn;
        },
      },
      ...(hasOrigins
        ? [
            {
              head: say('fields.bill.billHsRequestList.hsCountryCode'),
              share: 29,
              text: ({ hsCountryCode }: (typeof rows)[number]) => hsCountryCode.trim(),
            },
          ]
        : []),
    ],
  });
}

/** `OOLU2719403685` → `OOLU 2719403685`; other texts stay unchanged. */
const grouped = (amsNo: string): string => amsNo.replace(/^([A-Z]{4})([A-Z0-9]+)$/u, '$1 $2');
