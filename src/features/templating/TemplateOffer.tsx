import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { BillType } from '#contract/codes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import styles from '../billForm/draft/DraftHead.module.css';
import { useTemplateStart, type TemplateStart } from './useTemplateStart.ts';

const TemplatePicker = lazyPart(async () => (await import('./TemplatePicker.tsx')).TemplatePicker);

/** [T02] [T04] Offers to fill a blank draft from the default template of its filer code, or from another one. */
export function TemplateOffer({ billType, ...start }: TemplateStart & { billType: BillType }) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const { begin, isBusy } = useTemplateStart(start);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const houseScac = start.form.value('houseScac');
  const { data } = useQuery({
    queryKey: ['templates', 'default', billType, houseScac],
    // The default template comes first.
    queryFn: ({ signal }) =>
      dataProvider.listTemplates(
        {
          query: { houseScac, billType, sortField: 'isDefaultFilerCode', sortOrder: 'desc', pageNum: 1, pageSize: 10 },
        },
        { signal },
      ),
    enabled: houseScac !== '',
    retry: false,
    staleTime: 30_000,
  });
  const offered = data?.records.find(({ isDefaultFilerCode }) => isDefaultFilerCode);
  return (
    <>
      {offered && (
        <button
          type="button"
          className={styles.begin}
          title={t('templates.isDefault', { name: offered.template_name, code: houseScac })}
          disabled={isBusy}
          onClick={() => void begin(offered.id)}
        >
          {t('templates.beginWith', { name: offered.template_name })}
        </button>
      )}
      <button
        type="button"
        className={styles.pick}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        aria-keyshortcuts="Alt+T"
        disabled={isBusy}
        onClick={(event) => setOpener(event.currentTarget)}
        ref={openByKey}
      >
        {t(offered ? 'templates.pickOther' : 'templates.pick')}
      </button>
      {opener && (
        <Suspense fallback={null}>
          <TemplatePicker
            billType={billType}
            opener={opener}
            onPick={(id) => {
              setOpener(null);
              void begin(id);
            }}
            onClose={() => setOpener(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Alt+T anywhere in the page presses the button. */
function openByKey(button: HTMLButtonElement | null): (() => void) | undefined {
  if (!button) return undefined;
  const onKey = (event: KeyboardEvent): void => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT' || event.isComposing) return;
    event.preventDefault();
    button.click();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
