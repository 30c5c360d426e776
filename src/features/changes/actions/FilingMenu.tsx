import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useNotify, useTranslate } from 'react-admin';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Menu } from '#components/layers/Menu.tsx';
import type { FilingRow } from '#contract/endpoints/filings.ts';
import { pathTo, ROUTES, type Route } from '#contract/routes.ts';
import type { FilingAction } from '#contract/statuses.ts';
import { openDownload } from '#dataProvider/openDownload.ts';
import { FILING_ACTIONS, closedReason } from './filingActions.ts';
import styles from './FilingActions.module.css';

interface FilingMenuProps {
  filing: FilingRow;
  opener: HTMLElement;
  onClose: () => void;
  onDelete: () => void;
  onNewFrom: () => void;
}

/** [D07] The actions of a list row; disabled ones show their reason. */
export function FilingMenu({ filing, opener, onClose, onDelete, onNewFrom }: FilingMenuProps) {
  const t = useTranslate();
  const id = useId();
  const navigate = useNavigate();
  const notify = useNotify();
  const history: Route = ROUTES.hasSentHistory;
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const run = (action: FilingAction) =>
    then(action === 'delete' ? onDelete : () => void navigate(pathTo.modify(filing.id)));
  async function copy(): Promise<void> {
    await navigator.clipboard?.writeText(filing.amsNo).catch(() => undefined);
    notify('changes.copied', {
      type: 'success',
      messageArgs: { amsNo: filing.amsNo },
    });
  }

  return (
    <Menu
      open
      anchorEl={opener}
      transitionDuration={100}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('changes.actions.of', { amsNo: filing.amsNo }) } }}
    >
      {FILING_ACTIONS.map((action) => {
        const why = closedReason(filing, action);
        return (
          <MenuItem
            key={action}
            className={styles.item}
            aria-disabled={why !== null || undefined}
            aria-labelledby={`${id}-${action}`}
            aria-describedby={why === null ? undefined : `${id}-${action}-why`}
            disableRipple
            onClick={why === null ? run(action) : undefined}
          >
            <span id={`${id}-${action}`} className={action === 'delete' && why === null ? styles.danger : undefined}>
              {t(`changes.actions.${action}`)}
            </span>
            {why !== null && (
              <span id={`${id}-${action}-why`} className={styles.reason}>
                {t(`changes.closed.${why}`, { amsNo: filing.waitsFor?.amsNo })}
              </span>
            )}
          </MenuItem>
        );
      })}
      <Divider />
      {history.built && (
        <MenuItem onClick={then(() => void navigate(pathTo.history(filing.id)))}>
          {t('changes.actions.history')}
        </MenuItem>
      )}
      <MenuItem onClick={then(onNewFrom)}>{t('templates.newFrom')}</MenuItem>
      <MenuItem onClick={then(() => void copy())}>{t('changes.actions.copy')}</MenuItem>
      <MenuItem onClick={then(() => openDownload('exportFilingsPdf', { query: { ids: filing.id } }))}>
        {t('tools.exportPdf')}
      </MenuItem>
    </Menu>
  );
}
