/** SCACs of ocean carriers: they issue master bills. */
export const OCEAN_CARRIERS: ReadonlySet<string> = new Set(
  'MAEU MSCU CMDU APLU ANNU COSU OOLU EGLV HLCU ONEY YMLU HDMU ZIMU WHLC PABV SMLM MATS SUDU ACLU KKLU MOLU NYKS SAFM SMLU'.split(
    ' ',
  ),
);
