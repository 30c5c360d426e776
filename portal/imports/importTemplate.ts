import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ISF_5, type BillType } from '#contract/codes.ts';
import { billEntity } from '#contract/entities/bill.ts';
import type { Locale } from '#contract/limits.ts';
import { choices as en } from '#messages/en/choices.ts';
import { choices as vi } from '#messages/vi/choices.ts';
import { choices as zhCN } from '#messages/zh-CN/choices.ts';
import { exampleRow } from '#rules/importExample.ts';
import { fieldLabel } from '#rules/importHeading.ts';
import type { ScalarField } from '#schema/field.ts';
import { isRequired } from '#schema/fieldIssues.ts';
import { sheetColumns } from '#schema/sheet.ts';
import { sendDownload } from '../exports/sendDownload.ts';
import { zip } from '../exports/zip.ts';
import { importText } from './importTexts.ts';
import { bookFiles, type TextSheet } from './textBook.ts';

const CHOICES: Record<Locale, Record<string, Record<string, string>>> = { en, vi, 'zh-CN': zhCN };

/** The sheets of an import template: one column per field with an example row, and notes about each column. */
export function templateSheets(billType: BillType, locale: Locale, today: Date): TextSheet[] {
  const of = billEntity(billType);
  const example = exampleRow(billType, today);
  const text = (key: string, args?: Record<string, string | number>) => importText(locale, `template.${key}`, args);
  const columns = sheetColumns(of);
  const label = (path: string) => fieldLabel(of, path, locale);
  const listCodes = (field: ScalarField): string =>
    field.kind === 'choice'
      ? field.options.map((option) => `${option} ${CHOICES[locale][field.labels]?.[option] ?? ''}`).join('\n')
      : '';
  const describeRequired = (field: ScalarField): string => {
    // With flexible timing some parties may follow. An identifier, which has no column here, may replace name and address.
    if (isRequired(field, {}) && isRequired(field, { actionReason: 'FT' })) return text('yes');
    return typeof field.required === 'function' ? text('conditional') : '';
  };
  const describeFormat = (field: ScalarField): string => {
    switch (field.kind) {
      case 'choices':
        return text('choice');
      case 'choice':
        return [text('choice'), field.initial ? text('defaults', { value: field.initial }) : ''].join('\n').trim();
      case 'lookup':
        return field.source === 'hs' ? text('hs') : text(field.source);
      case 'date':
      case 'dateTime':
        return text(field.kind);
      case 'text':
        if (field.charset === 'hs') return text('hs');
        return field.max === undefined ? text('anyText') : text('text', { max: field.max });
    }
  };
  return [
    {
      name: text('sheet'),
      widths: columns.map(({ field }) => (field.kind === 'text' && (field.max ?? 0) > 30 ? 32 : 18)),
      rows: [columns.map(({ path }) => label(path)), columns.map(({ path }) => example.get(path) ?? '')],
    },
    {
      name: text('notes'),
      widths: [36, 16, 60, 48],
      rows: [
        [text('column'), text('required'), text('form'), text('codes')],
        ...columns.map(({ path, field }) => [
          label(path),
          describeRequired(field),
          describeFormat(field),
          listCodes(field),
        ]),
        [],
        [text('several')],
        [text('example')],
      ],
    },
  ];
}

export async function sendTemplate(
  reply: FastifyReply,
  billType: BillType,
  locale: Locale,
  today: Date,
): Promise<void> {
  const name = `TenPlusTwo-${billType === ISF_5 ? 'ISF-5' : 'ISF-10'}-${locale}.xlsx`;
  await sendDownload(reply, name, Readable.from(zip(bookFiles(templateSheets(billType, locale, today)))));
}
