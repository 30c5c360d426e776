/**
 * Ocean carriers by SCAC, the first four letters of their B/L numbers. The list is not complete: other SCACs are valid.
 */
export const OCEAN_CARRIERS: Readonly<Record<string, string>> = {
  MAEU: 'Maersk',
  MSCU: 'Mediterranean Shipping Company',
  CMDU: 'CMA CGM',
  APLU: 'American President Lines',
  ANNU: 'ANL Container Line',
  COSU: 'COSCO SHIPPING Lines',
  OOLU: 'Orient Overseas Container Line',
  EGLV: 'Evergreen Line',
  HLCU: 'Hapag-Lloyd',
  ONEY: 'Ocean Network Express',
  YMLU: 'Yang Ming',
  HDMU: 'HMM',
  ZIMU: 'ZIM Integrated Shipping',
  WHLC: 'Wan Hai Lines',
  PABV: 'Pacific International Lines',
  SMLM: 'SM Line',
  MATS: 'Matson',
  SUDU: 'Hamburg Süd',
  ACLU: 'Atlantic Container Line',
  KKLU: 'K Line',
  MOLU: 'Mitsui O.S.K. Lines',
  NYKS: 'NYK Line',
  SAFM: 'Safmarine',
  SMLU: 'Seaboard Marine',
};

export const isListedScac = (scac: string): boolean => Object.hasOwn(OCEAN_CARRIERS, scac);

export function findCarrier(amsNo: string): string | null {
  const scac = amsNo.trim().slice(0, 4).toUpperCase();
  return Object.hasOwn(OCEAN_CARRIERS, scac) ? (OCEAN_CARRIERS[scac] ?? null) : null;
}
