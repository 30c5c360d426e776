import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { PopoverDialog } from '#components/layers/PopoverDialog.tsx';
import { Button } from '#components/layout/Button.tsx';
import { Glyph } from '#components/layout/Glyph.tsx';
import type { SavedView } from '#contract/endpoints/account.ts';
import { LIMITS } from '#contract/limits.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportError } from '#dataProvider/useReportError.ts';
import { viewQuery } from './viewQuery.ts';
import styles from './SavedViews.module.css';

interface SavedViewsPopoverProps {
  list: string;
  opener: HTMLElement;
  onClose: () => void;
}

/** The views of a list, each a way to its filters and order, and a form that saves the current ones. */
export function SavedViewsPopover({ list, opener, onClose }: SavedViewsPopoverProps) {
  const t = useTranslate();
  const titleId = useId();
  const notify = useNotify();
  const report = useReportError();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { filterValues, sort } = useListContext();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const queryKey = ['listViews', list];
  const { data, isPending, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => dataProvider.listViews({ query: { list } }, { signal }),
    retry: false,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey });

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const query = viewQuery(filterValues as Record<string, unknown>, sort);
    try {
      await dataProvider.saveView({ body: { list, name: name.trim(), query, isShared } });
      notify('views.saved', { type: 'success', messageArgs: { name: name.trim() } });
      setName('');
      await refresh();
    } catch (error) {
      report(error);
    }
  }
  async function remove({ id }: SavedView): Promise<void> {
    try {
      await dataProvider.removeView({ body: { id } });
    } catch (error) {
      report(error);
    }
    await refresh();
  }

  return (
    <PopoverDialog opener={opener} titleId={titleId} className={styles.paper} onClose={onClose}>
      <h2 id={titleId}>{t('views.title')}</h2>
      {isError && <p role="alert">{t('views.failed')}</p>}
      {!isPending && !isError && data.length === 0 && <p className={styles.none}>{t('views.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.views}>
          {data.map((view) => (
            <li key={view.id}>
              <button
                type="button"
                className={styles.view}
                onClick={() => {
                  onClose();
                  void navigate({ search: view.query });
                }}
              >
                <span>{view.name}</span>
                {view.isShared && <small>{t('views.sharedBy', { name: view.owner })}</small>}
              </button>
              {view.canRemove && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('views.remove', { name: view.name })}
                  onClick={() => void remove(view)}
                >
                  <Glyph name="delete" size={16} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <label>
          <span>{t('views.name')}</span>
          <input
            value={name}
            maxLength={LIMITS.viewName}
            autoComplete="off"
            required
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label className={styles.share}>
          <input type="checkbox" checked={isShared} onChange={(event) => setShared(event.target.checked)} />
          <span>{t('views.share')}</span>
        </label>
        <Button variant="contained" type="submit" disabled={name.trim() === ''}>
          {t('views.save')}
        </Button>
      </form>
    </PopoverDialog>
  );
}
