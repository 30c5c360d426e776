import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useDataProvider } from 'react-admin';
import { useState } from 'react';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import type { BillType } from '#contract/codes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { newFromThis } from '#rules/newFromThis.ts';
import type { DocumentSession } from '../document/sessionTypes.ts';
import styles from '../billForm/DraftHead.module.css';

interface DefaultTemplateOfferProps {
  form: BillFormStore;
  session: DocumentSession;
  billType: BillType;
  /** The form is filled; what it fills each time is next. */
  onBegun: () => void;
}

/** [T04] On a draft that nobody typed into: begins it with the default template of its filer code, when told to. */
export function DefaultTemplateOffer({ form, session, billType, onBegun }: DefaultTemplateOfferProps) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const houseScac = form.value('houseScac');
  const { data } = useQuery({
    queryKey: ['templates', 'default', billType, houseScac],
    // The one that is the default comes first.
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
  if (!offered) return null;

  async function begin(id: string): Promise<void> {
    setIsBusy(true);
    try {
      const template = await dataProvider.getTemplate({ params: { id } });
      // What was typed meanwhile is worth more.
      if (session.state().saved.where !== 'nowhere') return;
      // A save that comes at once knows already what it differs from ([T03]).
      queryClient.setQueryData(['templates', 'whole', id], template);
      form.replace(newFromThis({ ...template, templateId: template.id }));
      await session.flush();
      onBegun();
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      notify('templates.newFailed', { type: 'error', messageArgs: { reason: t(said, { _: said }) } });
    } finally {
      setIsBusy(false);
    }
  }
  const { template_name: name } = offered;
  return (
    <button
      type="button"
      className={styles.begin}
      title={t('templates.isDefault', { name, code: houseScac })}
      disabled={isBusy}
      onClick={() => void begin(offered.id)}
    >
      {t('templates.beginWith', { name })}
    </button>
  );
}
