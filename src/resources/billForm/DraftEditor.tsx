import Button from '@mui/material/Button';
import { useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProblemSummary } from '#components/form/ProblemSummary.tsx';
import { LookupProvider } from '#components/inputs/LookupContext.ts';
import { Page } from '#components/layout/Page.tsx';
import { TIMES, type Locale } from '#contract/limits.ts';
import { pathTo } from '#contract/routes.ts';
import { portalClient } from '#dataProvider/portalClient.ts';
import { BillForm } from './BillForm.tsx';
import { sectionTitle } from './BillSection.tsx';
import { countryLookup } from './countryLookup.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { DraftSubject } from './DraftSubject.tsx';
import type { OpenDraft } from './openDraft.ts';
import { ExportPdfButton } from './ExportPdfButton.tsx';
import { ProblemSteps } from './ProblemSteps.tsx';
import { SavedState } from './SavedState.tsx';
import { goToSection, stepSection } from './goToSection.ts';
import { useFormKeys } from './useFormKeys.ts';
import { useProblemTour } from './useProblemTour.ts';

interface DraftEditorProps {
  draft: OpenDraft;
  /** A field to begin at, with every problem shown. */
  field: string | null;
}

/** An open draft: head with its state and actions, what is wrong with it, and the form. */
export function DraftEditor({ draft: { form, session }, field }: DraftEditorProps) {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [locale] = useLocaleState();
  const root = useRef<HTMLFormElement>(null);
  const state = useSyncExternalStore(session.subscribe, session.state);
  const { summary, isChecked, issues, errors, check, goTo, step } = useProblemTour(form, root);
  const [isComparing, setComparing] = useState(false);
  const lookups = useMemo(() => ({ country: countryLookup(portalClient, locale as Locale) }), [locale]);
  const { billType } = session.bill();

  const save = useCallback(async () => {
    const isSaved = await session.save();
    if (isSaved) notify('billForm.savedToDrafts', { type: 'success', autoHideDuration: TIMES.toastSuccess });
    else if (session.state().trouble?.kind === 'stale') setComparing(true);
    return isSaved;
  }, [session, notify]);

  const send = useCallback(async () => {
    if (!check()) return;
    // Sending works on the portal's copy, so that copy must be this text.
    if (await session.save()) void navigate(pathTo.check([session.state().id]));
    else if (session.state().trouble?.kind === 'stale') setComparing(true);
  }, [check, session, navigate]);

  useFormKeys({ save, send, step, block: stepSection });

  // [E06] An address that names a field comes from a list of problems.
  useEffect(() => {
    if (!field) return;
    check();
    const timer = setTimeout(() => void goTo(field));
    return () => clearTimeout(timer);
  }, [field, check, goTo]);

  return (
    <Page
      titleKey="titles.draftDetial"
      subtitle={<DraftSubject form={form} billType={billType} />}
      state={
        <>
          <SavedState state={state} bill={session.bill} />
          {isChecked && errors > 0 && <ProblemSteps count={errors} onStep={step} />}
        </>
      }
      actions={
        <>
          <ExportPdfButton session={session} save={save} />
          <Button variant="outlined" onClick={() => void save()} aria-keyshortcuts="Control+S">
            {t('billForm.actions.save')}
          </Button>
          <Button variant="outlined" onClick={check}>
            {t('billForm.actions.check')}
          </Button>
          <Button variant="contained" onClick={() => void send()} aria-keyshortcuts="Control+Enter">
            {t('billForm.actions.send')}
          </Button>
        </>
      }
    >
      <DraftNotices session={session} state={state} onCompare={() => setComparing(true)} />
      {isChecked && (
        <ProblemSummary
          form={form}
          issues={issues}
          titleOf={sectionTitle}
          onGo={(path) => void goTo(path)}
          ref={summary}
        />
      )}
      <LookupProvider value={lookups}>
        <BillForm form={form} billType={billType} ref={root} onGoToSection={goToSection} />
      </LookupProvider>
      {isComparing && <DraftConflict session={session} state={state} onClose={() => setComparing(false)} />}
    </Page>
  );
}
