import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useDataProvider } from 'react-admin';
import { useState } from 'react';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import type { BillType } from '#contract/codes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { copyAsNew } from '#rules/copyAsNew.ts';
import type { DocumentSession } from '../document/sessionTypes.ts';
import styles from '../billForm/DraftHead.module.css';

interface DefaultTemplateOfferProps {
  form: BillFormStore;
  session: DocumentSession;
  billType: BillType;
  /** Called after the form was filled. */
  onBegun: () => void;
}

/** [T04] Offers to fill a blank draft from the default template of its filer code. */
export function DefaultTemplateOffer({ form, session, billType, onBegun }: DefaultTemplateOfferProps) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const houseScac = form.value('houseScac');
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
  if (!offered) return null;

  async function begin(id: string): Promise<void> {
    setIsBusy(true);
    try {
      const template = await dataProvider.getTemplate({ params: { id } });
      // Keeps text typed in the meantime.
      if (session.state().saved.where !== 'nowhere') return;
      // Cached, so that an immediate save can compare with it ([T03]).
      queryClient.setQueryData(['templates', 'whole', id], template);
      form.replace(copyAsNew({ ...template, templateId: template.id }));
      await session.flush();
      onBegun();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      notify('templates.newFailed', { type: 'error', messageArgs: { reason: t(message, { _: message }) } });
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
