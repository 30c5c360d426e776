import { ISF_10 } from '#contract/codes.ts';
import { billEntity, billProblems, type Bill } from '#contract/entities/bill.ts';
import { ISF10_PARTIES, ISF5_PARTIES, RARE_PARTY_SUFFIXES, type PartyPrefix } from '#contract/entities/partyBlock.ts';
import { labelKey } from '#schema/entity.ts';
import type { ScalarField } from '#schema/field.ts';
import { isShown } from '#schema/fieldIssues.ts';
import { fieldText } from '#schema/recordText.ts';
import { describeHsCode } from '../reference/hsCodes.ts';
import { drawBlocks, drawFacts, drawHeading, type Fact, type FactBlock } from './drawFacts.ts';
import { drawTable, type PdfTable } from './drawTable.ts';
import { drawFooter, drawHead, drawSignatures, drawSmallHead } from './drawFrame.ts';
import type { PdfWriter } from './pdfWriter.ts';
import { bilingualLabel, displayedValue, type PdfContext, type PrintedBill } from './printedBill.ts';

/** Draws one filing on one page or more, to be read, checked and signed. */
export function drawFiling(pdf: PdfWriter, printed: PrintedBill, context: PdfContext): void {
  const { bill } = printed;
  const { translate } = context;
  pdf.begin({
    continued: (page) => drawSmallHead(page, printed, context),
    footer: (page, no, pages) => drawFooter(page, no, pages, context),
  });
  const problems = printed.sent
    ? 0
    : billProblems(bill, context.rules).filter(({ severity }) => severity === 'error').length;
  drawHead(pdf, printed, context, problems);

  const empty = translate('documents.paper.empty');
  const form = billEntity(bill.billType).views.form ?? {};
  drawFacts(pdf, toFacts(bill, form['shipment'] ?? [], context), 4, '–');
  drawFacts(pdf, toFacts(bill, form['routing'] ?? [], context), 2, empty);
  drawNumbers(pdf, bill, context);
  drawContainers(pdf, bill, context);
  if (bill.billType === ISF_10) {
    drawHeading(pdf, bilingualLabel('documents.paper.identity', context));
    const blocks = ['importer', 'consignee', 'bond'].map((name) =>
      identityBlock(bill, name, form[name] ?? [], context),
    );
    drawBlocks(pdf, blocks, 3, empty);
  }
  drawHeading(pdf, bilingualLabel('documents.paper.parties', context), 90);
  const parties = bill.billType === ISF_10 ? ISF10_PARTIES : ISF5_PARTIES;
  drawBlocks(
    pdf,
    parties.map((prefix) => partyBlock(bill, prefix, context)),
    2,
    empty,
  );
  drawGoods(pdf, bill, context);
  drawSignatures(pdf, context);
  pdf.finish();
}

/** Every scalar field of a part of the form that this bill shows; blank ones only if most filings have them. */
function toFacts(bill: Bill, names: readonly string[], context: PdfContext): Fact[] {
  const entity = billEntity(bill.billType);
  return names.flatMap((name) => {
    const field = entity.fields[name as keyof typeof entity.fields] as ScalarField | { kind: 'rows' };
    if (field.kind === 'rows' || !isShown(field, bill, name)) return [];
    if (field.rare && fieldText(bill, name) === '') return [];
    return [
      {
        label: bilingualLabel(labelKey(entity, name), context),
        value: displayedValue(field, fieldText(bill, name), context),
      },
    ];
  });
}

/** The number first, then its type and the other fields. */
function identityBlock(bill: Bill, name: string, fields: readonly string[], context: PdfContext): FactBlock {
  const facts = toFacts(bill, fields, context).filter(({ value }) => value !== '');
  const isNumber = (label: string) =>
    label === context.translate(`fields.bill.${name === 'bond' ? 'bondType' : `${name}Id`}`);
  const first = facts.find(({ label }) => isNumber(label.own));
  const rest = facts.filter((fact) => fact !== first);
  return {
    heading: bilingualLabel(`fields.blocks.${name}`, context),
    // The default type is meaningless without a number.
    lines: first
      ? [first.value, ...rest.map(({ label, value }) => (name === 'bond' ? `${label.own}: ${value}` : value))]
      : [],
  };
}

function partyBlock(bill: Bill, prefix: PartyPrefix, context: PdfContext): FactBlock {
  const [name = '', addr = '', city = '', country = ''] = ['Name', 'Addr', 'City', 'CountryCode'].map((end) => {
    const entity = billEntity(bill.billType);
    const field = entity.fields[`${prefix}${end}` as keyof typeof entity.fields] as ScalarField;
    return displayedValue(field, fieldText(bill, `${prefix}${end}`), context);
  });
  const place = [city, country].filter(Boolean).join(', ');
  const rare = toFacts(
    bill,
    RARE_PARTY_SUFFIXES.map((suffix) => prefix + suffix),
    context,
  ).map(({ label, value }) => `${label.own}: ${value}`);
  const hasAddress = fieldText(bill, `${prefix}Id`) === '';
  const lines = hasAddress ? [name, addr, place] : [name].filter(Boolean);
  const isBlank = !name && !addr && !city && rare.length === 0;
  return {
    heading: bilingualLabel(`fields.blocks.${prefix}`, context),
    lines: isBlank ? [] : [...lines.map((line) => line || context.translate('documents.paper.empty')), ...rare],
  };
}

/** Separates the issuer in each B/L number; remarks need the whole width. */
function drawNumbers(pdf: PdfWriter, { amsRequestList: rows }: Bill, context: PdfContext): void {
  const { translate } = context;
  const hasRemarks = rows.some(({ userRemark }) => userRemark.trim() !== '');
  drawRows(pdf, context, {
    list: 'amsRequestList',
    rows,
    sideBySide: hasRemarks ? 1 : 2,
    columns: [
      {
        head: translate('fields.bill.amsRequestList.amsNo'),
        share: hasRemarks ? 30 : 44,
        text: ({ amsNo }) => grouped(amsNo.trim()),
        style: { bold: true },
      },
      {
        head: translate('fields.bill.amsRequestList.amsType'),
        share: hasRemarks ? 26 : 42,
        text: ({ amsType }) => (amsType ? translate(`choices.amsType.${amsType}`, {}, amsType) : ''),
      },
      ...(hasRemarks
        ? [
            {
              head: translate('fields.bill.amsRequestList.userRemark'),
              share: 60,
              text: ({ userRemark }: (typeof rows)[number]) => userRemark,
              wraps: true,
            },
          ]
        : []),
    ],
  });
}

function drawContainers(pdf: PdfWriter, { containerList: rows }: Bill, context: PdfContext): void {
  if (rows.length === 0) return;
  const { translate } = context;
  drawRows(pdf, context, {
    list: 'containerList',
    rows,
    sideBySide: 2,
    columns: [
      {
        head: translate('fields.bill.containerList.containerNo'),
        share: 36,
        text: ({ containerNo }) => containerNo.trim(),
        style: { bold: true },
      },
      {
        head: translate('fields.bill.containerList.containerType'),
        share: 34,
        text: ({ containerType }) =>
          containerType ? translate(`choices.containerType.${containerType}`, {}, containerType) : '',
      },
      { head: translate('fields.bill.containerList.sizeType'), share: 22, text: ({ sizeType }) => sizeType },
    ],
  });
}

function drawGoods(pdf: PdfWriter, { billHsRequestList: rows, billType }: Bill, context: PdfContext): void {
  const { translate, locale } = context;
  // A transit filing needs no origin: an empty column would look like an omission.
  const hasOrigins = billType === ISF_10 || rows.some(({ hsCountryCode }) => hsCountryCode.trim() !== '');
  drawRows(pdf, context, {
    list: 'billHsRequestList',
    rows,
    sideBySide: 2,
    columns: [
      {
        head: translate('fields.bill.billHsRequestList.hsCode'),
        share: 17,
        text: ({ hsCode }) => hsCode.trim(),
        style: { bold: true },
      },
      {
        head: translate('documents.paper.goods'),
        share: 46,
        text: ({ hsCode }) => {
          const goods = describeHsCode(hsCode.trim());
          return locale === 'zh-CN' ? goods.descriptionZh || goods.chapterZh : goods.descriptionEn || goods.chapterEn;
        },
      },
      ...(hasOrigins
        ? [
            {
              head: translate('fields.bill.billHsRequestList.hsCountryCode'),
              share: 29,
              text: ({ hsCountryCode }: (typeof rows)[number]) => hsCountryCode.trim(),
            },
          ]
        : []),
    ],
  });
}

/** Draws a list of a bill below its heading, its rows numbered. */
function drawRows<R>(
  pdf: PdfWriter,
  context: PdfContext,
  { list, rows, sideBySide, columns }: Pick<PdfTable<R>, 'rows' | 'sideBySide' | 'columns'> & { list: string },
): void {
  const { translate } = context;
  const heading = bilingualLabel(`fields.bill.${list}._self`, context);
  drawHeading(pdf, { ...heading, own: `${heading.own} (${rows.length})` });
  drawTable(pdf, {
    rows,
    sideBySide,
    empty: translate('documents.paper.empty'),
    continued: translate('documents.paper.continued', { title: heading.own }),
    columns: [
      { head: translate('documents.paper.no'), share: 8, text: (_, at) => String(at + 1), style: { align: 'right' } },
      ...columns,
    ],
  });
}

/** `OOLU2719403685` → `OOLU 2719403685`; other texts stay unchanged. */
const grouped = (amsNo: string): string => amsNo.replace(/^([A-Z]{4})([A-Z0-9]+)$/u, '$1 $2');
