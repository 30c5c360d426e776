import { useNotify, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Bill } from '#contract/entities/bill.ts';
import { pathTo } from '#contract/routes.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { newDraftId } from '#rules/draftIds.ts';

/** The source of a new filing: a record of the portal by its id, or a bill. */
export type NewFromSource = { draft: string } | { template: string } | { filing: string } | { bill: Partial<Bill> };

/**
 * [T02] Creates a local draft from a template, a draft or a filing, and opens it. Values of one shipment (numbers,
 * times, remarks) start blank.
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
        // Loads the rules and the database on first use, not with every list.
        const { copyAsNew } = await import('#rules/copyAsNew.ts');
        const bill = copyAsNew(await read(source));
        const now = Date.now();
        const id = newDraftId(now);
        await localDrafts.put({ id, record: bill, changed: true, savedAt: now });
        void navigate(pathTo.draft(id));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        notify('templates.newFailed', { type: 'error', messageArgs: { reason: t(message, { _: message }) } });
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
  // Unsaved local text is the newest text of a draft.
  const localCopy = await localDrafts.get(source.draft).catch(() => null);
  return localCopy?.record ?? dataProvider.getDraft({ params: { id: source.draft } });
}
