import type { FilingDetail } from '#contract/endpoints/filings.ts';
import { toWireBody, type Bill } from '#contract/entities/bill.ts';
import { dataProvider, type TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { ruleSettings } from '#dataProvider/installation.ts';
import { serverNow } from '#schema/serverClock.ts';
import { localChanges } from '#local/localChanges.ts';
import { billKind } from '../billForm/draft/draftPort.ts';
import { openBill, type Opening } from '../billForm/openBill.ts';
import type { DocumentPort } from '../document/documentPort.ts';
import type { SessionDependencies } from '../document/sessionTypes.ts';

type ChangeDependencies = Pick<SessionDependencies, 'local' | 'now' | 'defer'> & {
  portal: Pick<TenPlusTwoDataProvider, 'getFiling'>;
};

const browser: ChangeDependencies = { local: localChanges, portal: dataProvider, now: () => Date.now() };

/** The bill of a filing, without its status and receipts. */
export const filingToBill = (filing: FilingDetail): Bill & { revision: number } => ({
  ...toWireBody(filing),
  id: filing.id,
  revision: filing.revision,
});

/** A change is sent, never saved. */
const filingPort = (portal: ChangeDependencies['portal']): DocumentPort<Bill> => ({
  load: async (id) => {
    const filing = await portal.getFiling({ params: { id } });
    return { ...filingToBill(filing), updatedAt: filing.operationAt };
  },
  save: () => Promise.reject(new Error('A change is saved by sending it.')),
});

/** [D01] [D09] Opens a filing to be changed, preferring unsent local text. */
export const openChange = (id: string, { portal, ...deps }: ChangeDependencies = browser): Promise<Opening> =>
  openBill(id, {
    deps: { ...deps, portal: filingPort(portal), kind: billKind },
    form: {
      now: () => new Date(serverNow()),
      settings: ruleSettings,
      // A filing has one number; older local texts may have more.
      most: { amsRequestList: 1 },
    },
  });
