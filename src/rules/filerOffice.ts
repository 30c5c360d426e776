/** An office as registered with CBP: Schedule D port, three-character filer code, and office code where CBP gave one. */
export interface FilerOffice {
  port: string;
  filer: string;
  office: string;
}

export const isPortCode = (text: string): boolean => /^\d{4}$/u.test(text);
/** The code that CBP gave the filer; a SCAC has four letters and is none. */
export const isCbpFilerCode = (text: string): boolean => /^[A-Z0-9]{3}$/u.test(text);
export const isOfficeCode = (text: string): boolean => /^[A-Z0-9]{2}$/u.test(text);

export const isFilerOffice = ({ port, filer, office }: FilerOffice): boolean =>
  isPortCode(port) && isCbpFilerCode(filer) && (office === '' || isOfficeCode(office));

export const isBlankOffice = (one: FilerOffice): boolean => !one.port && !one.filer && !one.office;
