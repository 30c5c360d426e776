import { Button } from '#components/layout/Button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useDataProvider } from 'react-admin';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '#components/layout/Page.tsx';
import { pathTo } from '#contract/routes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportFailure } from '#dataProvider/useReportFailure.ts';
import { localTemplates } from '#local/localTemplates.ts';
import { isLocalId } from '#rules/draftIds.ts';
import { fieldText } from '#schema/recordText.ts';
import { EditedBill } from '#features/billForm/EditedBill.tsx';
import { DraftConflict } from '#features/billForm/draft/DraftConflict.tsx';
import { DraftNotices } from '#features/billForm/draft/DraftNotices.tsx';
import { stepSection } from '#features/billForm/problems/goToSection.ts';
import type { OpenBill } from '#features/billForm/openBill.ts';
import { useFormKeys } from '#features/billForm/useFormKeys.ts';
import { useNewFrom } from '#features/billForm/draft/useNewFrom.ts';
import { useProblemTour } from '#features/billForm/problems/useProblemTour.ts';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { templateIndex } from './templateIndex.ts';
import { TemplateState } from './TemplateState.tsx';
import styles from './TemplateEditor.module.css';

/** An open template: a bill form with a name, without sending. */
export function TemplateEditor({ template: { form, session } }: { template: OpenBill }) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const notify = useNotify();
  const reportFailure = useReportFailure();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const root = useRef<HTMLFormElement>(null);
  const state = useSyncExternalStore(session.subscribe, session.state);
  const name = useSyncExternalStore(
    useCallback((listener) => form.on('problems', listener), [form]),
    () => fieldText(form.record, 'template_name'),
  );
  const { goTo, step } = useProblemTour(form, root);
  const [isComparing, setComparing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const { begin, isBusy } = useNewFrom();
  const { billType } = session.record();
  const index = useMemo(() => templateIndex(billType), [billType]);

  const save = useCallback(async () => {
    form.commit('template_name');
    form.validate();
    // The portal requires only the name of a template.
    if (form.problems.some(({ path, severity }) => path === 'template_name' && severity === 'error')) {
      form.check();
      void goTo('template_name');
      return false;
    }
    const isSaved = await session.save();
    if (isSaved) {
      notify('templates.savedToTemplates', { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['templates'] });
    } else if (session.state().saveError?.kind === 'stale') setComparing(true);
    return isSaved;
  }, [form, session, notify, queryClient, goTo]);
  const beginFiling = useCallback(async () => {
    const isPortals = session.state().saved.where === 'drafts';
    if (isPortals || (await save())) await begin({ template: session.state().id });
  }, [session, save, begin]);
  useFormKeys({ save, send: beginFiling, step, block: stepSection });

  async function remove(): Promise<void> {
    const { id } = session.state();
    try {
      if (!isLocalId(id)) await dataProvider.removeTemplates({ body: [id] });
      // The list shows the portal's templates only.
      await localTemplates.remove([id]).catch(() => undefined);
      void queryClient.invalidateQueries({ queryKey: ['templates'] });
      void navigate(pathTo.screen('temManageList'), { replace: true });
    } catch (error) {
      setDeleting(false);
      reportFailure('records.deleteFailed', error);
    }
  }

  return (
    <Page
      titleKey="titles.temDetiall"
      subtitle={
        <span className={styles.name} title={name || undefined}>
          {t(`choices.billType.${billType}`)} · {name || t('templates.unnamed')}
        </span>
      }
      state={<TemplateState state={state} />}
      actions={
        <>
          <Button variant="text" onClick={() => setDeleting(true)}>
            {t('templates.delete')}
          </Button>
          <Button variant="outlined" disabled={isBusy} onClick={() => void beginFiling()}>
            {t('templates.newFiling')}
          </Button>
          <Button variant="contained" onClick={() => void save()} aria-keyshortcuts="Control+S">
            {t('templates.save')}
          </Button>
        </>
      }
    >
      <DraftNotices
        session={session}
        state={state}
        texts="templates.trouble"
        list="temManageList"
        onCompare={() => setComparing(true)}
      />
      <EditedBill form={form} billType={billType} ref={root} index={index} blankNote={t('templates.filledEachTime')} />
      {isComparing && <DraftConflict session={session} state={state} onClose={() => setComparing(false)} />}
      {isDeleting && <ConfirmDelete onKeep={() => setDeleting(false)} onDelete={() => void remove()} />}
    </Page>
  );
}
