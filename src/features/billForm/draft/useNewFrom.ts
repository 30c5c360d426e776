import { useCallback } from 'react';
import type { Bill } from '#contract/entities/bill.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { localDrafts } from '#local/localDrafts.ts';
import { useNewDraft } from './useNewDraft.ts';

/** The source of a new filing: a record of the portal by its id, or a bill. */
export type NewFromSource = { draft: string } | { template: string } | { filing: string } | { bill: Partial<Bill> };

/**
 * [T02] Creates a local draft from a template, a draft or a filing, and opens it. Values of one shipment (numbers,
 * times, remarks) start blank.
 * @example const { begin, isBusy } = useNewFrom(); <button onClick={() => void begin({ draft: row.id })} />
 */
export function useNewFrom(): { begin: (source: NewFromSource) => Promise<void>; isBusy: boolean } {
  const { open, isBusy } = useNewDraft('templates.newFailed');
  const begin = useCallback(
    (source: NewFromSource) =>
      open(async () => {
        // Loads the rules on first use, not with every list.
        const { copyAsNew } = await import('#rules/copyAsNew.ts');
        return copyAsNew(await read(source));
      }),
    [open],
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
