import { useDataProvider, useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { LIMITS } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { copyAsNew } from '#rules/copyAsNew.ts';
import { newDraftId } from '#rules/draftIds.ts';
import { suggestTemplateName } from '#rules/suggestTemplateName.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { useDraftBatch } from './useDraftBatch.ts';
import styles from './Batch.module.css';

const nameFor = ({ bugerName, amsNos, template_name: present }: DraftRow): string =>
  suggestTemplateName(present, [bugerName], amsNos.find(Boolean) ?? '');

/** [T02] [D13] Saves each selected draft as a template, without its B/L numbers. */
export function SaveTemplatesDialog({ drafts: given, onClose }: { drafts: readonly DraftRow[]; onClose: () => void }) {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  // Fixed at opening, while the list may change.
  const [drafts] = useState(given);
  const [names, setNames] = useState(() => new Map(drafts.map((draft) => [draft.id, nameFor(draft)])));
  const [isBlank, setBlank] = useState(false);
  // Repeating after a lost answer creates one template.
  const [keys] = useState(() => new Map(drafts.map(({ id }) => [id, newDraftId(Date.now())])));
  const act = useCallback(
    async (id: string): Promise<void> => {
      const draft = await dataProvider.getDraft({ params: { id } });
      const name = names.get(id)?.trim() ?? '';
      const body = { ...copyAsNew(draft), amsRequestList: [], template_name: name, templateId: null };
      await dataProvider.saveTemplate({ body }, { idempotencyKey: keys.get(id) ?? newDraftId(Date.now()) });
    },
    [dataProvider, names, keys],
  );
  const { states, run } = useDraftBatch(act, 'templates');
  const start = (ids: readonly string[]): void => {
    const blank = ids.some((id) => names.get(id)?.trim() === '');
    setBlank(blank);
    if (!blank) void run(ids);
  };
  return (
    <BatchDialog
      title={t('drafts.batch.templateTitle', { smart_count: drafts.length })}
      drafts={drafts}
      states={states}
      action={t('drafts.batch.templateSave', { smart_count: drafts.length })}
      onRun={start}
      onClose={onClose}
      beside={(draft) => (
        <input
          className={styles.name}
          aria-label={t('drafts.batch.nameOf', {
            name: draft.amsNos.find(Boolean) || draft.bugerName || t('drafts.noNumber'),
          })}
          aria-invalid={isBlank && names.get(draft.id)?.trim() === ''}
          maxLength={LIMITS.templateName}
          value={names.get(draft.id)}
          onChange={(event) => setNames(new Map([...names, [draft.id, event.target.value]]))}
        />
      )}
    >
      <p>{t('drafts.batch.templateText')}</p>
      {isBlank && (
        <p role="alert" className={styles.wrong}>
          {t('templates.nameFirst')}
        </p>
      )}
    </BatchDialog>
  );
}
