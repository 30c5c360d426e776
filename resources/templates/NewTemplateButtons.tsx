import { Button } from '#components/layout/Button.tsx';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ISF_10, ISF_5, type BillType } from '#contract/codes.ts';
import { newDraftId } from '#rules/draftIds.ts';
import { newTemplatePath } from './newTemplatePath.ts';

export function NewTemplateButtons() {
  const t = useTranslate();
  const navigate = useNavigate();
  const begin = (billType: BillType) => void navigate(newTemplatePath(newDraftId(Date.now()), billType));
  return (
    <>
      <Button variant="outlined" onClick={() => begin(ISF_5)}>
        {t('templates.newIsf5')}
      </Button>
      <Button variant="contained" onClick={() => begin(ISF_10)}>
        {t('templates.newIsf10')}
      </Button>
    </>
  );
}
