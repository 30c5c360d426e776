/** Legal forms that end a company's name. */
export const LEGAL_FORM =
  /\b(?:CO\.?,? ?LTD|CO\.? ?LIMITED|COMPANY LIMITED|LTD|LIMITED|INC|INCORPORATED|LLC|L\.L\.C|CORP|CORPORATION|GMBH|LLP|PLC|S\.?A\.?|SRL|S\.R\.L|SPA|JSC|BHD|PTE|PTY|PVT|B\.?V|COMPANY|JOINT STOCK CO(?:MPANY)?|TNHH|ENTERPRISES?|K\.?K|PT|CV|A\.S|LTD\.? STI|SAN\.? VE TIC|S\.?A\.? DE C\.?V)\b\.?/u;

/** The rest of a name that a narrow column broke off: `STORAGE INC`, `DISTRIBUTION CENTER`, `#2`. */
export const BROKEN_NAME =
  /^(?:[A-Z&.'()-]+,? ){0,4}(?:(?:CO\.?,? ?)?(?:LTD|LIMITED|INC|LLC|CORP|CORPORATION|COMPANY(?:,? (?:LLC|INC|LTD|LIMITED))?|JSC|CO)|FACTORY|WAREHOUSE|CENTER|CENTRE|STATION|WORKS|MILLS?|GROUP|LINES|AGENCY|FULFILLMENT)\.?(?: (?:#|NO\.? ?)\d{1,2})?$|^(?:[A-Z&.'()-]+ ){0,3}(?:DC )?(?:#|NO\.? ?)\d{1,2}$/u;

/** Begins text that is not part of name or address, at the start of a line or after a space. */
export const CONTACT =
  /(?:^|[\s,;/(|])(?:(?:TEL|PHONE|FAX|MOBILE)\s+\d|(?:TEL|TELE|TELEPHONE|PHONE|PH|MOBILE|MOB|CELL|FAX|E-?MAIL|EMAIL|MAIL|ATTN|ATTENTION|CONTACT(?: PERSON| NAME)?|PIC|WECHAT|WEBSITE|WEB|HTTPS?|WWW|DIEN THOAI|DT|SDT|NGUOI LIEN HE|电话|传真|邮箱|联系人|手机|電話|傳真|聯絡人)(?: ?(?:NO|NUMBER|#))?\s*[.:：#/+&)（(-])/iu;
/** Each part has a most length: hostile text such as `a@a@a@…` must not take longer than its length. */
export const EMAIL_OR_URL = /(?<![^\s@])[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}|\bwww\.\S+|https?:\S+/giu;

/** Tax numbers inside an address block. */
export const TAX_LINE =
  /(?:^|[\s,;(|])(?:TAX ?(?:ID|CODE|NO|NUMBER)|EIN|IRS|VAT|GST(?:IN)?|MST|MA SO THUE|USCI|FEIN|BIN|PAN|IEC|CNPJ|RFC|NIF|VERGI|VKN|NPWP|UEN|税号|统一社会信用代码) ?(?:NO|NUMBER|#|CODE)?(?:\s*[.:#/(-]|\s+\d)/iu;

export const US_STREET_END =
  /^(.*\b(?:ROAD|RD|STREET|ST|AVENUE|AVE|BLVD|BOULEVARD|LANE|LN|DRIVE|DR|WAY|HIGHWAY|HWY|PKWY|PARKWAY|COURT|CT|CIRCLE|CIR|PLACE|PL|TERRACE|TRAIL|LOOP|PIKE|ROUTE \d+|(?:SUITE|STE|UNIT|DOCK|BLDG|BUILDING|FLOOR|FL|APT|#) ?[A-Z]?-?\d*[A-Z]?|\d+(?:ST|ND|RD|TH) FLOOR)\b\.?(?: (?:N|S|E|W|NE|NW|SE|SW|NORTH|SOUTH|EAST|WEST)\b)?)\s+(?!OF )([A-Z][A-Z .'-]+)$/u;

/** In the place of a party: `N/A – FACTORY LOADED`, `TO BE ADVISED`, `FCL - NOT APPLICABLE`, `待定` */
export const NOTHING =
  /^\W*(?:N\.?\s?\/\s?A\.?|NONE|NIL|NOT (?:APPLICABLE|AVAILABLE)|TB[ACD]|TO BE (?:ADVISED|ANNOUNCED|CONFIRMED|DETERMINED|PROVIDED)|(?:SEE|AS PER|PER) (?:THE )?ATTACH(?:ED|MENT)(?: (?:LIST|SHEET|FILE))?|KH[OÔ]NG(?: (?:C[OÓ]|[AÁ]P D[UỤ]NG))?|CH[UƯ]A C[OÓ]|[无無]|待定|待补|待通知|[见見]附件|不适用)(?:\s*$|\s*[-–—(,;:.])|[-–—:]\s*NOT APPLICABLE\W*$/iu;

/** A bill of lading to order names no consignee. */
export const TO_ORDER = /^\W*(?:UN)?TO (?:THE )?ORDER\b/iu;
