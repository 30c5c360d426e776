import { dataProvider } from '#dataProvider/dataProvider.ts';
import { readPlainData } from '#local/plainData.ts';
import { isListedScac } from '#rules/carriers.ts';

let codes: ReadonlySet<string> | null = null;
let loading: Promise<void> | null = null;

/** Loads the carriers of the installation, once. Without them SCACs are not checked here; the portal checks them. */
export function loadCarriers(): Promise<void> {
  loading ??= readPlainData('carriers', () => dataProvider.listCarriers({}))
    .then((carriers) => {
      codes = new Set(carriers.map(({ code }) => code));
    })
    .catch(() => {
      loading = null;
    });
  return loading;
}

/** Whether a SCAC is a carrier's; true while the list is not loaded. */
export const isKnownScac = (scac: string): boolean => codes === null || codes.has(scac) || isListedScac(scac);
