import { useMemo } from 'react';
import { useListContext, useTranslate, useLocale } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/layout/Button.tsx';
import { ExportTool } from '#components/list/ExportTool.tsx';
import { FilterSelect } from '#components/list/FilterSelect.tsx';
import { ListState } from '#components/list/ListState.tsx';
import { CHARGE_KINDS, PAY_TYPES } from '#contract/codes.ts';
import { FEES, SELECTION_LIMITS } from '#contract/limits.ts';
import { pathTo } from '#contract/routes.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import { ChoiceFilter } from '#features/lists/ChoiceFilter.tsx';
import { DayFilter } from '#features/lists/DayFilter.tsx';
import { ListPage } from '#features/lists/ListPage.tsx';
import { RecentSearchInput } from '#features/lists/RecentSearchInput.tsx';
import type { FilterTexts } from '#components/list/FilterChips.tsx';
import { labelKey } from '#schema/entity.ts';
import { groupDigits } from '#components/cells/groupDigits.ts';
import { SelectionBar } from '#components/list/SelectionBar.tsx';
import { useSelectedRows } from '#components/list/useSelectedRows.ts';
import { chargeColumns } from './chargeColumns.tsx';
import type { ChargeMeta, ChargeResource, ChargeRow } from './chargeResource.ts';
import { ChargeTotals } from './ChargeTotals.tsx';

/** The screen of a list of charges inside its list context. */
export function ChargeListView({ resource }: { resource: ChargeResource }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { meta } = useListContext<ChargeRow>();
  const { entity, name, listCall, exportCall } = resource;
  const texts = `charges.${name}`;
  const columns = useMemo(() => chargeColumns(resource), [resource]);
  const { statistics } = (meta ?? {}) as { statistics?: ChargeMeta };
  const operators = statistics?.operators ?? [];
  const filterTexts: FilterTexts = {
    item: { labelKey: labelKey(entity, 'item'), texts: 'choices.chargeItem' },
    payType: { labelKey: labelKey(entity, 'payType'), texts: 'choices.payType' },
    operator: {
      labelKey: labelKey(entity, 'operator'),
      nameOf: (id) => operators.find((one) => one.id === id)?.name ?? id,
    },
    kind: { labelKey: 'charges.kind', texts: 'charges.kinds' },
    tradeAtBegin: { labelKey: 'charges.chips.from' },
    tradeAtEnd: { labelKey: 'charges.chips.to' },
  };
  return (
    <ListPage<ChargeRow>
      titleKey={`titles.${resource.route}`}
      settings={`${name}List`}
      columns={columns}
      rowName={(row) => row.orderNo}
      above={<ChargeTotals statistics={statistics} note={resource.note} />}
      filters={
        <>
          <RecentSearchInput call={listCall} source="keyword" hint={t(`${texts}.searchHint`)} />
          {resource.filters}
          <ChoiceFilter
            source="payType"
            labelKey={labelKey(entity, 'payType')}
            values={PAY_TYPES}
            texts="choices.payType"
          />
          <FilterSelect
            source="operator"
            labelKey={labelKey(entity, 'operator')}
            options={operators.map(({ id, name: label, count }) => ({ value: id, label, count }))}
          />
          <ChoiceFilter source="kind" labelKey="charges.kind" values={CHARGE_KINDS} texts="charges.kinds" />
          <DayFilter begin="tradeAtBegin" end="tradeAtEnd" labelKey="charges.period" />
        </>
      }
      filterTexts={filterTexts}
      tools={<ExportTool onExport={(query) => openDownload(exportCall, { query })} />}
      empty={
        <ListState
          drawing={resource.drawing}
          title={t(`${texts}.emptyTitle`)}
          actions={
            <Button variant="outlined" onClick={() => void navigate(pathTo.screen('draftList'))}>
              {t('charges.toDrafts')}
            </Button>
          }
        >
          {t(`${texts}.emptyText`, { price: FEES.providerBond })}
        </ListState>
      }
      selection={<ChargeSelection exportCall={exportCall} />}
    />
  );
}

/** The selected charges: their sum and their export. */
function ChargeSelection({ exportCall }: Pick<ChargeResource, 'exportCall'>) {
  const t = useTranslate();
  const locale = useLocale() ?? 'en';
  const { rows, offPage, remember } = useSelectedRows<ChargeRow>();
  const { selectedIds } = useListContext<ChargeRow>();
  const coins = rows.reduce((sum, row) => sum + row.coins, 0);
  return (
    <SelectionBar limits={SELECTION_LIMITS} offPage={offPage} onRows={remember}>
      {/* After a reload the rows of other pages are not known. */}
      {rows.length === selectedIds.length && (
        <span>{t('charges.totals.selected', { amount: groupDigits(coins, locale) })}</span>
      )}
      <Button variant="contained" onClick={() => openDownload(exportCall, { query: { ids: selectedIds.join(',') } })}>
        {t('ui.list.export', { smart_count: selectedIds.length })}
      </Button>
    </SelectionBar>
  );
}
