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

/** The sheets of an import template: a column per field with an example row, and what may stand in each. */
export function templateSheets(billType: BillType, locale: Locale): TextSheet[] {
  const of = billEntity(billType);
  const example = exampleRow(billType);
  const said = (key: string, args?: Record<string, string | number>) => importText(locale, `template.${key}`, args);
  const columns = sheetColumns(of);
  const label = (path: string) => fieldLabel(of, path, locale);
  const codesOf = (field: ScalarField): string =>
    field.kind === 'choice'
      ? field.options.map((option) => `${option} ${CHOICES[locale][field.labels]?.[option] ?? ''}`).join('\n')
      : '';
  const needOf = (field: ScalarField): string => {
    if (typeof field.required === 'function') return said('conditional');
    return isRequired(field, {}) ? said('yes') : '';
  };
  const formOf = (field: ScalarField): string => {
    switch (field.kind) {
      case 'choice':
        return [said('choice'), field.initial ? said('defaults', { value: field.initial }) : ''].join('\n').trim();
      case 'lookup':
        return field.source === 'hs' ? said('hs') : said(field.source);
      case 'date':
      case 'dateTime':
        return said(field.kind);
      case 'text':
        if (field.charset === 'hs') return said('hs');
        return field.max === undefined ? said('anyText') : said('text', { max: field.max });
    }
  };
  return [
    {
      name: said('sheet'),
      widths: columns.map(({ field }) => (field.kind === 'text' && (field.max ?? 0) > 30 ? 32 : 18)),
      rows: [columns.map(({ path }) => label(path)), columns.map(({ path }) => example.get(path) ?? '')],
    },
    {
      name: said('notes'),
      widths: [36, 16, 60, 48],
      rows: [
        [said('column'), said('required'), said('form'), said('codes')],
        ...columns.map(({ path, field }) => [label(path), needOf(field), formOf(field), codesOf(field)]),
        [],
        [said('several')],
        [said('example')],
      ],
    },
  ];
}

/** Answers with the template as a workbook to keep. */
export async function sendTemplate(reply: FastifyReply, billType: BillType, locale: Locale): Promise<void> {
  const name = `TenPlusTwo-${billType === ISF_5 ? 'ISF-5' : 'ISF-10'}-${locale}.xlsx`;
  await sendDownload(reply, name, Readable.from(zip(bookFiles(templateSheets(billType, locale)))));
}
