import type { AnyRecord } from '#schema/field.ts';

/** How certain a recognized value is: *sure* needs no look, *check* one, *guess* should be compared with the document. */
export type Confidence = 'sure' | 'check' | 'guess';

/** A rectangle in fractions of the page, from its top left corner: 0 to 1. */
export interface PageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The place of a value in a document: a part (page or sheet, from 0) and the box or cell in it. */
export interface ValueSource {
  /** Index in `RecognizedDraft.documents`. */
  document: number;
  part: number;
  box?: PageBox | undefined;
  cell?: { row: number; column: number } | undefined;
  /** The text exactly as in the document. */
  text: string;
}

export interface RecognizedValue {
  /** Name of the field: `sellerName`, `amsRequestList.0.amsNo`, `billHsRequestList.2.hsCode`. */
  path: string;
  value: string;
  confidence: Confidence;
  /** Empty only where a stated rule and no text gave the value. */
  sources: ValueSource[];
  /** The value in another document of the same shipment. */
  others?: { value: string; sources: ValueSource[] }[] | undefined;
  /** Text key of a remark such as a name that was cut at 35 characters. */
  remark?: string | undefined;
}

/** What recognition made of one shipment. */
export interface RecognizedDraft {
  /** The id of its result, given by the portal. */
  resultId?: string | undefined;
  /** `billType` and the fields that the documents gave, under their wire names. */
  bill: AnyRecord;
  values: RecognizedValue[];
  /** Files that this draft comes from. */
  documents: { jobId: string; filename: string }[];
}
