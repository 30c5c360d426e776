import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { Button } from '#components/layout/Button.tsx';
import type { RecognizedDraft, ValueSource } from '#contract/recognition.ts';
import { dataProvider as portal, type TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { PortalError } from '#dataProvider/portalError.ts';
import { useSideKey } from '#features/formHelper/useSideKey.ts';
import type { DocumentModel } from '#recognition/documentModel.ts';
import { DocumentTabs } from '../viewer/DocumentTabs.tsx';
import { DocumentView } from '../viewer/DocumentView.tsx';
import { usePageDrawer } from '../viewer/usePageDrawer.ts';
import type { Pick } from '../viewer/usePickKeys.ts';
import viewer from '../viewer/Viewer.module.css';
import { PaneResizer } from './PaneResizer.tsx';
import styles from './DocumentPane.module.css';

interface DocumentPaneProps {
  documents: RecognizedDraft['documents'];
  /** Where the focused value comes from. */
  sources: readonly ValueSource[];
  /** Beside the form; else at the bottom of the window. */
  isSplit: boolean;
  /** Undefined until a field had the focus. */
  onPick: Pick | undefined;
  onClose: () => void;
}

/** [A02] The documents of a draft beside its form. */
export function DocumentPane({ documents, sources, isSplit, onPick, onClose }: DocumentPaneProps) {
  const t = useTranslate();
  const pane = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState({ index: 0, sources });
  useSideKey(pane, () => pane.current?.querySelector<HTMLElement>('[role="listbox"], [role="grid"]')?.focus());
  // Another value shows its document, unless the chosen one has the value, too.
  const isFollowing = chosen.sources !== sources && !sources.some(({ document }) => document === chosen.index);
  const current = (isFollowing ? sources[0]?.document : undefined) ?? chosen.index;
  const shown = documents[current] ?? documents[0];
  const names = documents.map(({ filename }) => filename || t('recognition.pastedText'));
  return (
    <aside ref={pane} className={isSplit ? styles.beside : styles.sheet} aria-label={t('recognition.viewer.label')}>
      {isSplit && <PaneResizer />}
      <DocumentTabs
        names={names}
        current={current}
        onChange={(index) => setChosen({ index, sources })}
        onClose={onClose}
      >
        {shown && (
          <ShownDocument
            key={shown.jobId}
            jobId={shown.jobId}
            name={names[current] ?? ''}
            index={current}
            sources={sources}
            onPick={onPick}
          />
        )}
        <p className={viewer.hint}>{t(onPick ? 'recognition.viewer.hint' : 'recognition.viewer.noField')}</p>
      </DocumentTabs>
    </aside>
  );
}

interface ShownDocumentProps {
  jobId: string;
  name: string;
  index: number;
  sources: readonly ValueSource[];
  onPick: Pick | undefined;
}

function ShownDocument({ jobId, name, index, sources, onPick }: ShownDocumentProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['recognitionDocument', jobId],
    queryFn: async ({ signal }) =>
      (await dataProvider.recognitionDocument({ params: { id: jobId } }, { signal })) as unknown as DocumentModel,
    staleTime: Infinity,
    retry: false,
  });
  const isPdf = /\.pdf$/iu.test(name);
  const drawer = usePageDrawer(
    isPdf && data ? portal.addressOf('recognitionFile', { params: { id: jobId } }) : null,
    data,
  );
  if (data)
    return (
      <DocumentView
        model={{ ...data, filename: name }}
        index={index}
        sources={sources}
        drawer={drawer}
        onPick={onPick}
      />
    );
  const isGone = error instanceof PortalError && error.status === 404;
  return (
    <div className={viewer.message} role={error ? 'alert' : undefined} aria-busy={!error}>
      {t(isGone ? 'recognition.viewer.gone' : error ? 'recognition.viewer.failed' : 'recognition.viewer.loading')}
      {error && !isGone && (
        <Button variant="outlined" onClick={() => void refetch()}>
          {t('recognition.viewer.again')}
        </Button>
      )}
    </div>
  );
}
