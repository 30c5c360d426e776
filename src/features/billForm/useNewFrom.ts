import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Bill } from '#contract/entities/bill.ts';
import { pathTo } from '#contract/routes.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { newDraftId } from '#rules/draftIds.ts';

/** What a new filing may begin from: a record of the portal by its id, or a bill at hand. */
export type NewFromSource = { draft: string } | { template: string } | { filing: string } | { bill: Partial<Bill> };

/**
 * [T02] Begins a new draft on this computer from a template, a draft or a sent filing, and opens it. What belongs to one
 * shipment (numbers, times, remarks) starts blank.
 * @example const { begin, isBusy } = useNewFrom(); <button onClick={() => void begin({ draft: row.id })} />
 */
export function useNewFrom(): { begin: (source: NewFromSource) => Promise<void>; isBusy: boolean } {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const begin = useCallback(
    async (source: NewFromSource) => {
      setIsBusy(true);
      try {
        // The rules come with the first copy, not with every list; so does the database behind the local drafts.
        const { newFromThis } = await import('#rules/newFromThis.ts');
        const bill = newFromThis(await read(source));
        const now = Date.now();
        const id = newDraftId(now);
        await localDrafts.put({ id, record: bill, changed: true, savedAt: now });
        void navigate(pathTo.draft(id));
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        notify('templates.newFailed', { type: 'error', messageArgs: { reason: t(said, { _: said }) } });
      } finally {
        setIsBusy(false);
      }
    },
    [navigate, notify, t],
  );
  return { begin, isBusy };
}

async function read(source: NewFromSource): Promise<Partial<Bill>> {
  if ('bill' in source) return source.bill;
  if ('template' in source) {
    const template = await dataProvider.getTemplate({ params: { id: source.template } });
    return { ...template, templateId: template.id };
  }
  if ('filing' in source) return dataProvider.getFiling({ params: { id: source.filing } });
  // What was typed here and never saved is the newest text of a draft.
  const here = await localDrafts.get(source.draft).catch(() => null);
  return here?.record ?? dataProvider.getDraft({ params: { id: source.draft } });
}
