import { useDataProvider, useTranslate } from 'react-admin';
import { useCallback, useId, useRef, useState } from 'react';
import { CalendarButton } from '#components/dates/CalendarButton.tsx';
import fieldStyles from '#components/form/field/Field.module.css';
import inputStyles from '#components/inputs/inputs.module.css';
import type { DraftRow } from '#contract/endpoints/drafts.ts';
import { toWireBody } from '#contract/entities/bill.ts';
import { isf10 } from '#contract/entities/isf10.ts';
import { LIMITS } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { cleanByKind } from '#rules/cleanByKind.ts';
import { isTime, withZone } from '#schema/dateText.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { useDraftBatch } from './useDraftBatch.ts';
import styles from './Batch.module.css';

/** The values to set, cleaned; one that is blank or only spaces is missing. */
function readVoyage(loading: string, vessel: string): { loadingAt?: string; vesselVoyage?: string } {
  const loadingAt = cleanByKind(isf10.fields.loadingAt, loading);
  const vesselVoyage = cleanByKind(isf10.fields.vesselVoyage, vessel);
  return { ...(loadingAt && { loadingAt }), ...(vesselVoyage && { vesselVoyage }) };
}

/** Sets loading time and vessel of drafts; a blank field changes nothing. */
export function SetVoyageDialog({ drafts: given, onClose }: { drafts: readonly DraftRow[]; onClose: () => void }) {
  const t = useTranslate();
  const id = useId();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  // Fixed at opening, while the list may change.
  const [drafts] = useState(given);
  const [loading, setLoading] = useState('');
  const [vessel, setVessel] = useState('');
  const [problem, setProblem] = useState<'' | 'loading' | 'nothing'>('');
  const input = useRef<HTMLInputElement>(null);
  const act = useCallback(
    async (draftId: string): Promise<void> => {
      const draft = await dataProvider.getDraft({ params: { id: draftId } });
      await dataProvider.saveDraft({ body: { ...toWireBody(draft), ...readVoyage(loading, vessel) } });
    },
    [dataProvider, loading, vessel],
  );
  const { states, run } = useDraftBatch(act, 'drafts');

  function start(ids: readonly string[]): void {
    const voyage = readVoyage(loading, vessel);
    const isWrongTime = voyage.loadingAt !== undefined && !isTime(voyage.loadingAt);
    const found = isWrongTime ? 'loading' : Object.keys(voyage).length === 0 ? 'nothing' : '';
    setProblem(found);
    if (found) input.current?.focus();
    else void run(ids);
  }
  const clean = () => setLoading(cleanByKind(isf10.fields.loadingAt, loading));
  return (
    <BatchDialog
      title={t('drafts.batch.voyageTitle', { smart_count: drafts.length })}
      drafts={drafts}
      states={states}
      action={t('drafts.batch.voyageSave', { smart_count: drafts.length })}
      onRun={start}
      onClose={onClose}
    >
      <p>{t('drafts.batch.voyageText')}</p>
      <div className={styles.fields}>
        <div className={fieldStyles.field}>
          <label htmlFor={`${id}-loading`}>{withZone(t('fields.bill.loadingAt'))}</label>
          <span className={inputStyles.box}>
            <input
              id={`${id}-loading`}
              ref={input}
              value={loading}
              autoComplete="off"
              placeholder={t('ui.date.time')}
              className={`${inputStyles.control} ${inputStyles.withButton}`}
              aria-invalid={problem !== ''}
              aria-describedby={problem === '' ? undefined : `${id}-problem`}
              onBlur={clean}
              onChange={(event) => {
                setLoading(event.target.value);
                setProblem('');
              }}
            />
            <CalendarButton
              label={t('fields.bill.loadingAt')}
              kind="dateTime"
              isZoned
              readValue={() => cleanByKind(isf10.fields.loadingAt, loading)}
              onPick={setLoading}
            />
          </span>
        </div>
        <div className={fieldStyles.field}>
          <label htmlFor={`${id}-vessel`}>{t('fields.bill.vesselVoyage')}</label>
          <input
            id={`${id}-vessel`}
            value={vessel}
            maxLength={LIMITS.remark}
            autoComplete="off"
            className={inputStyles.control}
            onChange={(event) => {
              setVessel(event.target.value);
              setProblem('');
            }}
          />
        </div>
      </div>
      {problem !== '' && (
        <p id={`${id}-problem`} role="alert" className={`${fieldStyles.below} ${fieldStyles.error}`}>
          {t(problem === 'loading' ? 'validation.dateTime' : 'drafts.batch.nothing')}
        </p>
      )}
    </BatchDialog>
  );
}
