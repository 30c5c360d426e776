import type { BillType } from '#contract/codes.ts';
import { billEntity, blankBill, type Bill } from '#contract/entities/bill.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fieldsIn } from '#schema/recordText.ts';
import { amsNosOf, billSearchText, billText } from '../store/billSearchText.ts';
import { derivedDraftColumns } from '../store/derivedDraftColumns.ts';
import { draftFacts } from '../store/draftFacts.ts';

interface DraftOrder {
  billType: BillType;
  houseScac: string;
  providerBond: string;
  userId: string;
  userName: string;
  /** Server time. */
  now: Date;
}

/** Texts that need no escape in JSON: nearly every text of a bill. */
const PLAIN = /^[\u0020\u0021\u0023-\u005b\u005d-\u007e]*$/u;

/**
 * Serializes the drafts of an import as JSON of database rows. `blank` has the values that all drafts share, about half
 * of a bill; each draft has only the values that differ from it.
 */
export function draftWriter(order: DraftOrder) {
  const blank: Bill = { ...blankBill(order.billType, order.houseScac), from: 'IMPORT' };
  const { body, ...columns } = derivedDraftColumns(blank, order, order.now);
  const blankFields: AnyRecord = blank;
  const fields = fieldsIn(billEntity(order.billType).fields).map(([name, { kind }]) => ({
    name,
    head: `${JSON.stringify(name)}:`,
    isList: kind === 'rows',
    blank: blankFields[name],
  }));
  return {
    blankBill: blank,
    /** The row that all drafts start from. */
    blank: `${JSON.stringify(columns).slice(0, -1)},"body":${body}}`,
    /**
     * @param varying fields that may differ from the blank bill, besides lists; default: all
     * @returns serializes a bill with the number of its errors
     */
    serializer(varying?: ReadonlySet<string>): (bill: Bill, problems: number) => string {
      const written = fields.filter(({ name, isList }) => isList || !varying || varying.has(name));
      const serializeFields = (bill: AnyRecord): string => {
        let text = '';
        for (const field of written) {
          const value = bill[field.name];
          if (value === field.blank) continue;
          const json = field.isList ? JSON.stringify(value) : quoteJson(value as string);
          text += text === '' ? field.head + json : `,${field.head}${json}`;
        }
        return text;
      };
      return (bill, problems) => {
        const { loading_at: loadingAt, filled, asked } = draftFacts(bill);
        return (
          `{"house_scac":${quoteJson(bill.houseScac)},"template_name":${quoteJson(bill.template_name)}` +
          `,"ams_nos":${JSON.stringify(amsNosOf(bill))},"importer_id":${quoteJson(billText(bill, 'importerId'))}` +
          `,"buyer_name":${quoteJson(billText(bill, 'bugerName'))},"search":${quoteJson(billSearchText(bill, order.userName))}` +
          `,"loading_at":${loadingAt ? `"${loadingAt.toISOString()}"` : 'null'},"problems":${problems}` +
          `,"filled":${filled},"asked":${asked},"body":{${serializeFields(bill)}}}`
        );
      };
    },
  };
}

const quoteJson = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));
