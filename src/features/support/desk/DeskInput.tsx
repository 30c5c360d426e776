import { BooleanInput, NumberInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { CalendarButton } from '#components/dates/CalendarButton.tsx';
import {
  REASON_MAX,
  type SupportColumn,
  type SupportResource,
  type SupportVerb,
} from '#contract/support/supportResource.ts';
import { withZone } from '#schema/dateText.ts';
import { choiceText, columnLabel } from './deskText.ts';
import { UnsavedText } from './UnsavedText.tsx';

interface DeskInputProps {
  name: string;
  column: SupportColumn;
  isRequired: boolean;
}

/** The input of a column. The portal checks the value again, by the same declaration. */
export function DeskInput({ name, column, isRequired }: DeskInputProps) {
  const t = useTranslate();
  const { kind, choices = [], max, min } = column;
  const shared = {
    source: name,
    label: columnLabel(t, name),
    required: isRequired,
    helperText: false as const,
    fullWidth: true,
    size: 'small' as const,
  };
  switch (kind) {
    case 'yes':
      return <BooleanInput {...shared} />;
    case 'number':
    case 'coins':
      return (
        <NumberInput {...shared} {...(max !== undefined && { max })} {...(min !== undefined && { min })} step={1} />
      );
    case 'choice': {
      const options = choices.map((id) => ({ id, name: choiceText(t, id) }));
      return <SelectInput {...shared} choices={options} translateChoice={false} />;
    }
    case 'time':
      return <TimeInput {...shared} />;
    case 'longText':
      return <TextInput {...shared} multiline rows={3} />;
    default:
      return <TextInput {...shared} />;
  }
}

interface TimeInputProps {
  source: string;
  label: string;
  required: boolean;
}

/** A time at +08:00, typed or picked from the calendar, which Alt+↓ opens. */
function TimeInput(props: TimeInputProps) {
  const { source, label } = props;
  const opener = useRef<() => void>(null);
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const readValue = () => {
    const value = getValues(source);
    return typeof value === 'string' ? value : '';
  };
  const write = (text: string) =>
    setValue(source, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <TextInput
      {...props}
      fullWidth
      helperText={withZone('YYYY-MM-DD HH:mm:ss')}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowDown') opener.current?.();
      }}
      slotProps={{
        input: {
          endAdornment: (
            <CalendarButton
              opener={opener}
              label={label}
              kind="dateTime"
              isZoned
              readValue={readValue}
              onPick={write}
            />
          ),
        },
      }}
    />
  );
}

interface DeskInputsProps {
  resource: SupportResource;
  verb: SupportVerb;
  /** Who reads the reason. */
  reasonHint?: string;
}

/** The inputs of a verb, the reason last. */
export function DeskInputs({ resource, verb, reasonHint = 'desk.reasonHint' }: DeskInputsProps) {
  const t = useTranslate();
  return (
    <>
      <UnsavedText />
      {(verb.columns ?? []).map((name) => {
        const column = resource.columns[name];
        const isRequired = verb.required?.includes(name) || column?.required === true;
        return column && <DeskInput key={name} name={name} column={column} isRequired={isRequired} />;
      })}
      {verb.reason && (
        <TextInput
          source="reason"
          label={t('desk.columns.reason')}
          helperText={t(reasonHint)}
          required={verb.reason === 'required'}
          multiline
          rows={3}
          fullWidth
          size="small"
          slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        />
      )}
    </>
  );
}
