import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { copyAsNew } from '#rules/copyAsNew.ts';
import type { BillFormStore } from '../billForm/billFormStore.ts';
import type { DocumentSession } from '../document/sessionTypes.ts';

export interface TemplateStart {
  form: BillFormStore;
  session: DocumentSession;
  /** Called after the form was filled. */
  onBegun: () => void;
}

/** Fills a blank draft from a template. */
export function useTemplateStart({ form, session, onBegun }: TemplateStart) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

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
  return { begin, isBusy };
}
