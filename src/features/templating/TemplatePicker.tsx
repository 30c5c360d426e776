import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { LOOKUP_PAGE, type LookupOption, type LookupPort } from '#components/inputs/LookupContext.ts';
import { OptionList } from '#components/inputs/OptionList.tsx';
import { useLookupSearch } from '#components/inputs/useLookupSearch.ts';
import { useOptionKeys } from '#components/inputs/useOptionKeys.ts';
import { Popover } from '#components/layers/Popover.tsx';
import type { BillType } from '#contract/codes.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import styles from './TemplatePicker.module.css';

interface TemplatePickerProps {
  billType: BillType;
  opener: HTMLElement;
  onPick: (id: string) => void;
  onClose: () => void;
}

/** [T02] The templates of a filing type, the most used first; typing searches, Enter picks the first hit. */
export function TemplatePicker({ billType, opener, onPick, onClose }: TemplatePickerProps) {
  const t = useTranslate();
  const id = useId();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const port = useMemo(() => templatePort(dataProvider, billType), [dataProvider, billType]);
  const [text, setText] = useState('');
  const { options, state, hasMore, more } = useLookupSearch(port, text, text !== '');
  const start = options.length > 0 && state === 'ready' ? 0 : -1;
  const { at, onKey } = useOptionKeys(options, { text, start, onPick: ({ value }) => onPick(value), onEnd: more });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229 || !onKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  const note = {
    failed: t('templates.picker.failed'),
    loading: t('ui.lookup.loading'),
    ready: options.length === 0 ? t('templates.picker.none') : hasMore ? t('ui.lookup.more') : '',
  }[state];
  return (
    <Popover
      open
      anchorEl={opener}
      onClose={onClose}
      transitionDuration={100}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { className: styles.paper ?? '', role: 'dialog', 'aria-label': t('templates.picker.title') },
      }}
    >
      <input
        type="text"
        role="combobox"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the layer is opened to type into
        autoFocus
        aria-label={t('templates.picker.search')}
        placeholder={t('templates.picker.search')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={at >= 0 ? `${id}-list-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        className={styles.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <OptionList
        id={`${id}-list`}
        label={t('templates.picker.title')}
        groups={[{ key: 'all', options }]}
        at={at}
        isBusy={state === 'loading'}
        note={note}
        keyOf={(option) => option.value}
        draw={({ name, code }) => (
          <span className={styles.option}>
            <b>{name}</b>
            <small>{code}</small>
          </span>
        )}
        onPick={(option) => onPick(option.value)}
        onEnd={more}
      />
    </Popover>
  );
}

function templatePort(dataProvider: Pick<TenPlusTwoDataProvider, 'listTemplates'>, billType: BillType): LookupPort {
  return {
    findName: () => null,
    async search({ keyword, page }, signal) {
      const order = { sortField: 'usedCount', sortOrder: 'desc' } as const;
      const paging = { pageNum: page, pageSize: LOOKUP_PAGE, suggest: 'true' } as const;
      const query = { billType, ...(keyword ? { keyword } : {}), ...order, ...paging };
      const { records, total } = await dataProvider.listTemplates({ query }, { signal });
      const options: LookupOption[] = records.map((row) => ({
        value: row.id,
        name: row.template_name,
        code: row.houseScac,
      }));
      return { options, total };
    },
  };
}
