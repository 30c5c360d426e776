import { FileDrop } from '#components/inputs/FileDrop.tsx';
import { Button } from '#components/layout/Button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate, useDataProvider } from 'react-admin';
import { useState } from 'react';
import type { BillType } from '#contract/codes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { BillTypeChoice } from '../filing/BillTypeChoice.tsx';
import { checkFile, TABLE_ENDINGS } from './checkFile.ts';
import styles from './Imports.module.css';
import { pageImports } from './pageImports.ts';

/** Choice of filing type and file, with the template to download. */
export function ImportStart({ billType, onClose }: { billType: BillType; onClose: () => void }) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const locale = useLocale();
  const [type, setType] = useState<BillType>(billType);
  const [problem, setProblem] = useState('');
  const template = useQuery({
    queryKey: ['importTemplate', type, locale],
    queryFn: ({ signal }) => dataProvider.importTemplate({ query: { billType: type } }, { signal }),
    staleTime: Infinity,
    retry: false,
  });

  function selectFile(file: File): void {
    const found = checkFile(file);
    if (found) {
      setProblem(t(`imports.file.${found}`, { name: file.name, size: (file.size / 1024 / 1024).toFixed(1) }));
      return;
    }
    void pageImports.begin(file, type);
  }

  return (
    <>
      <DialogContent>
        <BillTypeChoice legend={t('imports.type')} value={type} onChange={setType} />
        <p className={styles.template}>
          {template.data ? (
            <a href={template.data.url} download>
              {t('imports.template', { type: t(`choices.billType.${type}`) })}
            </a>
          ) : (
            template.error && t('imports.templateFailed')
          )}
        </p>
        <FileDrop
          label={t('imports.choose')}
          hint={t('imports.drop')}
          overHint={t('imports.dropNow')}
          accept={TABLE_ENDINGS.join()}
          onChoose={selectFile}
        />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <p className={styles.hint}>{t('imports.nothingSaved')}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('imports.close')}
        </Button>
      </DialogActions>
    </>
  );
}
