import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { pathTo } from '#contract/routes.ts';
import { OpeningFailed } from '#features/billForm/OpeningFailed.tsx';
import { useOpening } from '#features/billForm/useOpening.ts';
import { readBillType } from './newTemplatePath.ts';
import { openTemplate } from './openTemplate.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

/** [R09] [T01] A template by its id, or a new one. */
export function TemplateDetail() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const billType = readBillType(params);
  const houseScac = useUser().user?.houseScac;
  const open = useMemo(
    () => (houseScac === undefined ? null : () => openTemplate(id, houseScac, billType)),
    [id, houseScac, billType],
  );
  const { opened, again } = useOpening(id, open, pathTo.template);

  if (id === '') return <Navigate to={pathTo.screen('temManageList')} replace />;
  if (!opened) return <PageSkeleton />;
  if ('failed' in opened.opening) {
    const { failed } = opened.opening;
    const list = pathTo.screen('temManageList');
    return <OpeningFailed failed={failed} texts="templates.opening" list={list} onAgain={again} />;
  }
  return <TemplateEditor key={opened.id} template={opened.opening} />;
}
