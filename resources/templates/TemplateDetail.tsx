import { useMemo } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useUser } from '#authProvider/useUser.ts';
import { PageSkeleton } from '#components/layout/PageSkeleton.tsx';
import { pathTo } from '#contract/routes.ts';
import { OpeningFailed } from '#features/billForm/draft/OpeningFailed.tsx';
import { useOpening } from '#features/billForm/draft/useOpening.ts';
import type { BillType } from '#contract/codes.ts';
import { blankBill } from '#contract/entities/bill.ts';
import { templateEntity } from '#contract/entities/template.ts';
import { ruleSettings } from '#dataProvider/installation.ts';
import { billKind } from '#features/billForm/draft/draftPort.ts';
import { openBill, type Opening } from '#features/billForm/openBill.ts';
import type { SessionDependencies } from '#features/document/sessionTypes.ts';
import { localTemplates } from '#local/localTemplates.ts';
import { readBillType } from './newTemplatePath.ts';
import { TemplateEditor } from './TemplateEditor.tsx';
import { templatePort } from './templatePort.ts';

const deps: SessionDependencies = {
  local: localTemplates,
  portal: templatePort(),
  kind: billKind,
  now: () => Date.now(),
};

/** Opens a template: unsaved local text, else the portal's; a `new…` id is blank. */
const openTemplate = (id: string, houseScac: string, billType: BillType): Promise<Opening> =>
  openBill(id, {
    deps,
    form: {
      now: () => new Date(),
      settings: ruleSettings,
      selectEntity: (bill) => templateEntity(bill.billType),
    },
    blank: () => ({ ...blankBill(billType, houseScac), amsRequestList: [] }),
    defaultCode: houseScac,
  });

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
