import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { useReportFailure } from '#dataProvider/useReportFailure.ts';
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
  const reportFailure = useReportFailure();
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
      reportFailure('templates.newFailed', error);
    } finally {
      setIsBusy(false);
    }
  }
  return { begin, isBusy };
}
