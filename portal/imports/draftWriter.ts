import type { BillType } from '#contract/codes.ts';
import { billEntity, blankBill, type Bill } from '#contract/entities/bill.ts';
import type { AnyRecord } from '#schema/field.ts';
import { fieldsIn } from '#schema/recordText.ts';
import { amsNosOf, billSearchText, billText } from '../store/billSearchText.ts';
import { draftColumns } from '../store/draftColumns.ts';
import { draftFacts } from '../store/draftFacts.ts';

/** Whose drafts they are, and when they are made. */
interface DraftOrder {
  billType: BillType;
  houseScac: string;
  userId: string;
  userName: string;
  /** Server time. */
  now: Date;
}

/** Needs no escape in JSON: nearly every text of a bill. */
const BARE = /^[\u0020\u0021\u0023-\u005b\u005d-\u007e]*$/u;

/**
 * Writes the drafts of an import as the JSON of their rows in the database. Half of a bill is blank and says who made it:
 * each draft tells only what it has beside the blank one, and `blank` tells that once.
 */
export function draftWriter(order: DraftOrder) {
  const blank: Bill = { ...blankBill(order.billType, order.houseScac), from: 'IMPORT' };
  const { body, ...columns } = draftColumns(blank, order, order.now);
  const blankFields: AnyRecord = blank;
  const fields = fieldsIn(billEntity(order.billType).fields).map(([name, { kind }]) => ({
    name,
    head: `${JSON.stringify(name)}:`,
    isList: kind === 'rows',
    blank: blankFields[name],
  }));
  return {
    blankBill: blank,
    /** The row that all drafts begin as. */
    blank: `${JSON.stringify(columns).slice(0, -1)},"body":${body}}`,
    /**
     * @param varying the fields that may be other than blank, beside lists; all of them unless said
     * @returns a function from a bill and the number of its errors
     */
    writing(varying?: ReadonlySet<string>): (bill: Bill, problems: number) => string {
      const told = fields.filter(({ name, isList }) => isList || !varying || varying.has(name));
      const bodyOf = (bill: AnyRecord): string => {
        let text = '';
        for (const field of told) {
          const value = bill[field.name];
          if (value === field.blank) continue;
          const said = field.isList ? JSON.stringify(value) : quoted(value as string);
          text += text === '' ? field.head + said : `,${field.head}${said}`;
        }
        return text;
      };
      return (bill, problems) => {
        const { loading_at: loadingAt, filled, asked } = draftFacts(bill);
        return (
          `{"house_scac":${quoted(bill.houseScac)},"template_name":${quoted(bill.template_name)}` +
          `,"ams_nos":${JSON.stringify(amsNosOf(bill))},"importer_id":${quoted(billText(bill, 'importerId'))}` +
          `,"buyer_name":${quoted(billText(bill, 'bugerName'))},"search":${quoted(billSearchText(bill, order.userName))}` +
          `,"loading_at":${loadingAt ? `"${loadingAt.toISOString()}"` : 'null'},"problems":${problems}` +
          `,"filled":${filled},"asked":${asked},"body":{${bodyOf(bill)}}}`
        );
      };
    },
  };
}

const quoted = (text: string): string => (BARE.test(text) ? `"${text}"` : JSON.stringify(text));
