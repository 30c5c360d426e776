import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#components/layout/Button.tsx';
import styles from './DialogForm.module.css';

interface DialogFormProps<V> {
  defaultValues: V;
  onSubmit: (values: Partial<V>) => Promise<Record<string, string> | undefined>;
  /** Label of the button that submits. */
  submit: string;
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The fields and buttons of a short form, inside a dialog below its title. */
export function DialogForm<V extends object>({
  defaultValues,
  onSubmit,
  submit,
  isBusy,
  onClose,
  children,
}: DialogFormProps<V>) {
  const t = useTranslate();
  return (
    <Form
      defaultValues={defaultValues}
      onSubmit={(values: FieldValues) => onSubmit(values as Partial<V>)}
      noValidate
      disableInvalidFormNotification
    >
      <DialogContent>
        <div className={styles.fields}>{children}</div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('people.cancel')}
        </Button>
        <Button variant="contained" type="submit" disabled={isBusy}>
          {submit}
        </Button>
      </DialogActions>
    </Form>
  );
}
