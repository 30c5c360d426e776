import type { IsfMessage } from '../isfMessage.ts';
import type { Place } from '../place.ts';
import type { CustomsRegister } from '../register.ts';

/** Customs refuses the filing, or accepts it with a warning. */
export type EditSeverity = 'reject' | 'warning';
/** A published code; a rule of the CATAIR ISF chapter without a published code; or a rule of this tool. */
export type EditSource = 'customs' | 'chapter' | 'tool';

export interface EditContext {
  register?: CustomsRegister | undefined;
  filerCode?: string | undefined;
  /** The filing date as `YYYY-MM-DD`. */
  today?: string | undefined;
  /** Whether a SCAC is in the list of carriers; without it SCACs are not checked. */
  isKnownScac?: ((scac: string) => boolean) | undefined;
  /** Prefixes of EINs that the IRS assigns beside the built-in ones. */
  einPrefixes?: ReadonlySet<string> | undefined;
}

/** A place that breaks an edit, with arguments for its texts. */
export interface Broken extends Place {
  args?: Record<string, string | number>;
}

/** One rule for a message, a row of the table of edits. Texts at `customs.edits.<name>`. */
export interface Edit {
  /** The AMS code, or an own name. */
  name: string;
  source: EditSource;
  /** The three-digit code of ABI, which customs answers. Absent if none is known; it must not be made up. */
  code?: string;
  /** The code of AMS. */
  ams?: string;
  severity: EditSeverity;
  /** The text that customs prints, at most 40 columns; empty for rules of the tool. */
  narrative: string;
  find: (message: IsfMessage, context: EditContext) => Broken[];
}

const AMS_CODE = /^S[A-Z0-9]{2}$/u;

/**
 * An edit with a published code: of ABI, of AMS (then its name is that code), or of both.
 * @example published({ name: 'S06', code: '105' }, 'INVALID ISF TYPE', find)
 */
export const published = (row: Pick<Edit, 'name' | 'code'>, narrative: string, find: Edit['find']): Edit => ({
  ...row,
  ...(AMS_CODE.test(row.name) ? { ams: row.name } : {}),
  source: 'customs',
  severity: 'reject',
  narrative,
  find,
});

/** An edit that the chapter requires without a published code. */
export const unpublished = (name: string, narrative: string, find: Edit['find']): Edit => ({
  name,
  source: 'chapter',
  severity: 'reject',
  narrative,
  find,
});

/** A rule of the tool: customs would accept the value, but the ISF may be inaccurate. The practice customs ignores it. */
export const advice = (name: string, find: Edit['find']): Edit => ({
  name,
  source: 'tool',
  severity: 'warning',
  narrative: '',
  find,
});

/** A rule of the tool for what no filing has: it cannot be sent from here. */
export const blocking = (name: string, find: Edit['find']): Edit => ({ ...advice(name, find), severity: 'reject' });
