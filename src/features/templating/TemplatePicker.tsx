import { useMemo, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { LOOKUP_PAGE, type LookupOption, type LookupPort } from '#components/inputs/LookupContext.ts';
import { SearchPopover } from '#components/inputs/SearchPopover.tsx';
import { useLookupSearch } from '#components/inputs/useLookupSearch.ts';
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
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const port = useMemo(() => templatePort(dataProvider, billType), [dataProvider, billType]);
  const [text, setText] = useState('');
  const { options, state, hasMore, more } = useLookupSearch(port, text, text !== '');
  const note = {
    failed: t('templates.picker.failed'),
    loading: t('ui.lookup.loading'),
    ready: options.length === 0 ? t('templates.picker.none') : hasMore ? t('ui.lookup.more') : '',
  }[state];
  return (
    <SearchPopover
      anchorEl={opener}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transitionDuration={100}
      title={t('templates.picker.title')}
      searchLabel={t('templates.picker.search')}
      text={text}
      onText={setText}
      groups={[{ key: 'all', options }]}
      start={options.length > 0 && state === 'ready' ? 0 : -1}
      isBusy={state === 'loading'}
      note={note}
      classes={{ paper: styles.paper, search: styles.search }}
      keyOf={({ value }) => value}
      draw={({ name, code }) => (
        <span className={styles.option}>
          <b>{name}</b>
          <small>{code}</small>
        </span>
      )}
      onPick={({ value }) => onPick(value)}
      onEnd={more}
      onClose={onClose}
    />
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
