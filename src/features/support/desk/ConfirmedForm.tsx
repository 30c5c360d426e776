import { SaveButton, SimpleForm, Toolbar, type SimpleFormProps } from 'react-admin';
import type { ReactNode } from 'react';
import { useConfirmedSave, type Ask } from './useConfirmedSave.tsx';

interface ConfirmedFormProps extends Omit<SimpleFormProps, 'onSubmit' | 'toolbar'> {
  ask?: Ask | undefined;
  /** Beside the button that saves. */
  tools?: ReactNode;
}

/** A form of the desk that can ask before it saves. */
export function ConfirmedForm({ ask, tools, children, ...props }: ConfirmedFormProps) {
  const { submit, dialog } = useConfirmedSave(ask);
  return (
    <SimpleForm
      {...props}
      noValidate
      onSubmit={submit}
      // A button that is disabled meanwhile would lose the focus, which returns to it after the question.
      toolbar={
        <Toolbar>
          <SaveButton alwaysEnable={ask !== undefined} />
          {tools}
        </Toolbar>
      }
    >
      {children}
      {dialog}
    </SimpleForm>
  );
}
