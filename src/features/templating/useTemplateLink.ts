import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '#components/form/store/afterPaint.ts';
import { domId } from '#components/form/field/fieldFacts.ts';
import type { FormStore } from '#components/form/store/formStore.ts';
import { dataProvider } from '#dataProvider/dataProvider.ts';
import { templateChanges } from '#rules/templateChanges.ts';
import type { DocumentSession } from '../document/sessionTypes.ts';
import { saveBackOffers } from './saveBackOffers.ts';

/**
 * [T03] Marks fields that differ from the draft's template, and offers to save them to it when the draft is saved or
 * left. Sets attributes outside React when the browser is idle, so that typing does not render.
 * @returns a function to call after a save
 */
export function useTemplateLink(
  form: FormStore,
  session: DocumentSession,
  root: RefObject<HTMLElement | null>,
): () => void {
  const templateId = session.record().templateId ?? null;
  const { data: template } = useQuery({
    queryKey: ['templates', 'whole', templateId],
    queryFn: ({ signal }) => dataProvider.getTemplate({ params: { id: templateId ?? '' } }, { signal }),
    enabled: templateId !== null,
    retry: false,
    staleTime: 30_000,
  });

  useEffect(() => {
    if (!template) return;
    const markDifferences = (): void => {
      const bill = session.record();
      const differing = new Set(
        templateChanges(bill, template)
          .filter(({ isFilledEachTime }) => !isFilledEachTime)
          .map(({ name }) => name),
      );
      for (const name of Object.keys(form.entity.fields)) {
        const label = root.current?.querySelector(`label[for="${domId(form, name)}"]`);
        label?.toggleAttribute('data-differs', differing.has(name));
      }
    };
    const markSoon = whenIdle(markDifferences);
    markSoon();
    const stops = [form.on('change', markSoon), form.on('structure', markSoon)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [form, session, root, template]);

  const [startVersion] = useState(form.version);
  useEffect(() => {
    if (!template) return;
    return () => {
      // An unchanged draft makes no offer.
      if (form.version !== startVersion) offer(session, template);
    };
  }, [form, session, template, startVersion]);

  return useCallback(() => {
    if (template) offer(session, template);
  }, [session, template]);
}

type Template = NonNullable<Parameters<typeof saveBackOffers.make>[0]['template']>;

function offer(session: DocumentSession, template: Template): void {
  const bill = session.record();
  const draftId = session.state().id;
  const count = templateChanges(bill, template).filter(({ isFilledEachTime }) => !isFilledEachTime).length;
  if (count === 0) saveBackOffers.withdraw(draftId);
  else saveBackOffers.make({ draftId, bill, template, count });
}
