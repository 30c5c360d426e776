import type { ImportPreviewReply } from '#contract/endpoints/imports.ts';
import { billEntity, type Bill } from '#contract/entities/bill.ts';
import { EXAMPLE_NUMBER } from '#rules/importExample.ts';
import type { Heading } from '#rules/importHeading.ts';
import type { RowsReader } from '#rules/importRows.ts';
import type { ReadBill } from '#rules/unfinishedBill.ts';
import type { Issue } from '#schema/issue.ts';
import { billText } from '../store/billSearchText.ts';
import type { ImportOrder } from './importOrder.ts';
import { billValidator } from './billValidator.ts';
import { detachText } from './detachText.ts';
import { rulesFor } from '../ruleContext.ts';
import { draftWriter } from './draftWriter.ts';
import type { ImportProblems } from './importProblems.ts';
import { Unreadable } from './unreadable.ts';

/** Validates and serializes the bills of one sheet; sheets differ in their columns. */
interface SheetBills {
  /** Missing columns: reported once with the heading, counted as an error of each bill. */
  missingColumns: number;
  /** Other issues that every bill has. */
  sharedIssues: readonly Issue[];
  validate: ReturnType<typeof billValidator>['validate'];
  serialize: ReturnType<ReturnType<typeof draftWriter>['serializer']>;
}

interface CollectorOptions {
  problems: ImportProblems;
  onDraft: (draft: string) => void;
  numbersMax: number;
}

const PREVIEW_MAX = 100;
/** More rows than a sheet has. 1,000 sheets of that size still fit into 31 bits, which V8 stores without an object. */
const SHEET_STEP = 2_000_000;

/** Turns the bills of a file into drafts, reports their problems, and finds numbers that occur twice. */
export class BillCollector {
  count = 0;
  incomplete = 0;
  readonly preview: ImportPreviewReply[] = [];
  readonly #order: ImportOrder;
  readonly #options: CollectorOptions;
  readonly #writer: ReturnType<typeof draftWriter>;
  /** The first use of each B/L number, as `sheet index * SHEET_STEP + row`. */
  readonly #numbers = new Map<string, number>();
  readonly #sheets: string[] = [];

  constructor(order: ImportOrder, options: CollectorOptions) {
    this.#order = order;
    this.#options = options;
    this.#writer = draftWriter(order);
  }

  get blank(): string {
    return this.#writer.blank;
  }

  /** The different B/L numbers of the file. */
  get numbers(): string[] {
    return [...this.#numbers.keys()];
  }

  startSheet(name: string): void {
    this.#sheets.push(name);
  }

  prepare(heading: Heading, { names }: RowsReader): SheetBills {
    const varying = new Set([...heading.columns.values()].map(({ list, name }) => list ?? name));
    const of = billEntity(this.#order.billType);
    const validator = billValidator({ of, blank: this.#writer.blankBill, varying, names });
    const sharedIssues = validator.sharedIssues.filter(({ message }) => message !== 'validation.required');
    const missingColumns = validator.sharedIssues.length - sharedIssues.length;
    const serialize = this.#writer.serializer(varying);
    return { missingColumns, sharedIssues, validate: validator.validate, serialize };
  }

  add(sheet: string, { missingColumns, sharedIssues, validate, serialize }: SheetBills, read: ReadBill): void {
    const { bill, row, messages } = read;
    const draft = this.count++;
    for (const message of messages) this.#options.problems.addMessage(sheet, message.key, { ...message, draft });
    let errors = missingColumns;
    const faulty = new Set<string>();
    const report = (issue: Issue): void => {
      if (issue.severity === 'error') {
        errors++;
        faulty.add(issue.path);
      }
      this.#report(sheet, read, issue, draft);
    };
    sharedIssues.forEach(report);
    validate(read, rulesFor(this.#order, this.#order.now)).forEach(report);
    this.#checkNumbers(sheet, read, draft);
    // Values of the file that the draft lacks: the draft may be sent without them, but it is not what the file says.
    const lost = messages.filter(({ field, severity }) => severity === 'error' && !faulty.has(field ?? '')).length;
    if (errors + lost > 0) this.incomplete++;
    if (this.preview.length < PREVIEW_MAX) this.preview.push({ ...toPreview(bill, row, errors + lost), sheet });
    this.#options.onDraft(serialize(bill, errors));
  }

  #report(sheet: string, { placeOf, messages }: ReadBill, issue: Issue, draft: number): void {
    const { message: key, path: field, severity } = issue;
    if (key === 'validation.atLeastOneRow') return;
    const place = placeOf(field);
    const isUnreadable = () => messages.some((one) => one.field === field && one.severity === 'error');
    // A missing column is reported once at the heading, an unreadable value at its cell.
    if (key === 'validation.required' && place.column === null) return;
    if (UNREADABLE.has(key) && isUnreadable()) return;
    this.#options.problems.add({ sheet, ...place, field, key, args: toSheetRow(issue, placeOf), severity, draft });
  }

  #checkNumbers(sheet: string, { bill, placeOf }: ReadBill, draft: number): void {
    const { problems, numbersMax } = this.#options;
    for (const [index, { amsNo }] of bill.amsRequestList.entries()) {
      if (amsNo === '') continue;
      const field = `amsRequestList.${index}.amsNo`;
      const place = placeOf(field);
      const first = this.#numbers.get(amsNo);
      if (first === undefined) {
        if (this.#numbers.size >= numbersMax) throw new Unreadable('tooLarge');
        this.#numbers.set(detachText(amsNo), (this.#sheets.length - 1) * SHEET_STEP + place.row);
      } else {
        const firstUse = { sheet: this.#sheets[Math.floor(first / SHEET_STEP)] ?? '', row: first % SHEET_STEP };
        const key = firstUse.sheet === sheet ? 'repeatedNumber' : 'repeatedInSheet';
        const args = { value: amsNo, ...firstUse };
        problems.addMessage(sheet, key, { ...place, field, draft, severity: 'warning', args });
      }
      if (amsNo === EXAMPLE_NUMBER) {
        problems.addMessage(sheet, 'exampleNumber', { ...place, field, draft, severity: 'error' });
      }
    }
  }
}

/** What a draft says of a value that could not be read; the cell's own message says more. */
const UNREADABLE: ReadonlySet<string> = new Set(['validation.required', 'validation.dateTime', 'validation.date']);

/** Replaces the list row that a message names by its row of the sheet, which is what the person sees. */
function toSheetRow({ args, path }: Issue, placeOf: ReadBill['placeOf']): Issue['args'] {
  const [list, , name] = path.split('.');
  const other = args['row'];
  return typeof other === 'number' ? { ...args, row: placeOf(`${list}.${other - 1}.${name}`).row } : args;
}

function toPreview(bill: Bill, row: number, problems: number): ImportPreviewReply {
  const amsNos = bill.amsRequestList.map(({ amsNo }) => amsNo).filter((amsNo) => amsNo !== '');
  const name = billText(bill, 'bugerName') || billText(bill, 'bookName');
  return { amsNos: amsNos.slice(0, 10), goods: bill.billHsRequestList.length, name, problems, row };
}
