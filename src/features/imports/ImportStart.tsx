import { Button, buttonClass } from '#components/layout/Button.tsx';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate, useDataProvider } from 'react-admin';
import { useId, useState, type DragEvent } from 'react';
import { BILL_TYPES, type BillType } from '#contract/codes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { checkFile, TABLE_ENDINGS } from './checkFile.ts';
import styles from './Imports.module.css';
import { pageImports } from './pageImports.ts';

/** Choice of filing type and file, with the template to download. */
export function ImportStart({ billType, onClose }: { billType: BillType; onClose: () => void }) {
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const t = useTranslate();
  const locale = useLocale();
  const id = useId();
  const [type, setType] = useState<BillType>(billType);
  const [problem, setProblem] = useState('');
  const [isOver, setIsOver] = useState(false);
  const template = useQuery({
    queryKey: ['importTemplate', type, locale],
    queryFn: ({ signal }) => dataProvider.importTemplate({ query: { billType: type } }, { signal }),
    staleTime: Infinity,
    retry: false,
  });

  function selectFile(file: File | undefined): void {
    if (!file) return;
    const found = checkFile(file);
    if (found) {
      setProblem(t(`imports.file.${found}`, { name: file.name, size: (file.size / 1024 / 1024).toFixed(1) }));
      return;
    }
    void pageImports.begin(file, type);
  }
  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    selectFile(event.dataTransfer.files[0]);
  }

  return (
    <>
      <DialogContent>
        <fieldset className={styles.types}>
          <legend>{t('imports.type')}</legend>
          {BILL_TYPES.toReversed().map((code) => (
            <label key={code} className={styles.type}>
              <input
                type="radio"
                name={`${id}type`}
                checked={String(type) === code}
                onChange={() => setType(Number(code) as BillType)}
              />
              {t(`choices.billType.${code}`)}
            </label>
          ))}
        </fieldset>
        <p className={styles.template}>
          {template.data ? (
            <a href={template.data.url} download>
              {t('imports.template', { type: t(`choices.billType.${type}`) })}
            </a>
          ) : (
            template.error && t('imports.templateFailed')
          )}
        </p>
        {/* The area is a larger target for the pointer; keyboard users use the file input inside. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          className={styles.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={onDrop}
        >
          <svg
            viewBox="0 0 40 40"
            width="40"
            height="40"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden
          >
            <path d="M8 4.5h17l7 7v24H8zM25 4.5v7h7M12.5 18.5h15v12h-15zM12.5 22.5h15M12.5 26.5h15M17.5 18.5v12" />
          </svg>
          <label className={`${buttonClass({ variant: 'contained' })} ${styles.choose}`} htmlFor={`${id}file`}>
            {t('imports.choose')}
          </label>
          <input
            id={`${id}file`}
            type="file"
            className={styles.file}
            accept={TABLE_ENDINGS.join()}
            aria-describedby={`${id}hint ${id}problem`}
            onChange={(event) => {
              selectFile(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <span id={`${id}hint`} className={styles.hint}>
            {t(isOver ? 'imports.dropNow' : 'imports.drop')}
          </span>
        </div>
        <p id={`${id}problem`} role="alert" className={styles.problem}>
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
