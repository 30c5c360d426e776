import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { Button } from '#components/layout/Button.tsx';
import { ListError } from '#components/list/ListError.tsx';
import { SettingsSection } from '#components/settings/SettingsSection.tsx';
import { SettingsTable, type SettingsColumn } from '#components/settings/SettingsTable.tsx';
import type { MemoryEntry } from '#contract/endpoints/recognition.ts';
import { isf10 } from '#contract/entities/isf10.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { fieldName } from '#components/form/field/fieldName.ts';
import { ForgetAllDialog } from './ForgetAllDialog.tsx';
import { matchingEntries } from './matchingEntries.ts';
import styles from './Memory.module.css';

const QUERY = ['recognitionMemory'];

/** [A05] What corrections of recognized drafts taught, for the enterprise; entries can be deleted. */
export function MemorySection() {
  const t = useTranslate();
  const notify = useNotify();
  const report = useReportError();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const [search, setSearch] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: QUERY,
    queryFn: ({ signal }) => dataProvider.listRecognitionMemory(undefined, { signal }),
  });
  async function forget(ids: readonly string[]): Promise<void> {
    try {
      const { removed } = await dataProvider.removeRecognitionMemory({ body: [...ids] });
      notify(t('recognition.memory.forgotten', { smart_count: removed }), { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: QUERY });
    } catch (failure) {
      report(failure);
    } finally {
      setAsking(false);
    }
  }
  /** A field, a block of fields, or a party's name. */
  const nameOf = ({ kind }: MemoryEntry, text: string): string => {
    if (kind === 'party') return text;
    if (kind === 'label') return fieldName(t, isf10, text);
    return t(`fields.blocks.${text}`, { _: text });
  };
  const columns: SettingsColumn<MemoryEntry>[] = [
    {
      label: t('recognition.memory.from'),
      cell: (entry) => (entry.kind === 'sameAs' ? nameOf(entry, entry.from) : entry.from),
    },
    { label: t('recognition.memory.kind'), cell: ({ kind }) => t(`recognition.memory.kinds.${kind}`) },
    { label: t('recognition.memory.to'), cell: (entry) => nameOf(entry, entry.to) },
    {
      label: t('recognition.memory.layout'),
      cell: ({ layout }) => layout || <span className={styles.soft}>{t('recognition.memory.anyLayout')}</span>,
    },
    { label: t('recognition.memory.uses'), cell: ({ uses }) => uses },
    { label: t('recognition.memory.updated'), cell: ({ updatedAt }) => updatedAt.slice(0, 16) },
    {
      label: t('recognition.memory.actions'),
      isActions: true,
      cell: ({ id, from }) => (
        <Button
          color="error"
          aria-label={t('recognition.memory.forgetOne', { from })}
          onClick={() => void forget([id])}
        >
          {t('recognition.memory.forget')}
        </Button>
      ),
    },
  ];
  const shown = data && matchingEntries(data, search);
  return (
    <SettingsSection
      isWide
      title={t('recognition.memory.title')}
      text={t('recognition.memory.lead')}
      action={
        data &&
        data.length > 0 && (
          <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
            {t('recognition.memory.forgetAll')}
          </Button>
        )
      }
    >
      {isAsking && data && (
        <ForgetAllDialog
          count={data.length}
          onForget={() => void forget(data.map(({ id }) => id))}
          onClose={() => setAsking(false)}
        />
      )}
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <input
          type="search"
          className={styles.search}
          value={search}
          placeholder={t('recognition.memory.search')}
          aria-label={t('recognition.memory.search')}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {shown && (
        <SettingsTable
          columns={columns}
          rows={shown}
          keyOf={({ id }) => id}
          empty={t(`recognition.memory.${data.length > 0 ? 'nothingFound' : 'none'}`)}
        />
      )}
    </SettingsSection>
  );
}
