import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Menu } from '#components/layers/Menu.tsx';
import { Glyph } from '#components/layout/Glyph.tsx';
import { useLanguage } from '#i18n/LanguageContext.ts';
import { openNewCustomer } from './NewCustomerDialog.tsx';
import { noticesQuery, participationQuery } from './noticeQueries.ts';
import { openNotice } from './openNotice.ts';
import { useVersionNotice } from './useVersionNotice.ts';
import topBar from '#components/layout/topBarButton.module.css';
import styles from './Notices.module.css';

/** [R23] Versions, notices and the offer for new customers, in the top bar. */
export function News({ userId }: { userId: string }) {
  const t = useTranslate();
  const { language } = useLanguage();
  /** The button while the menu is open. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const { version, isUnread, open } = useVersionNotice(userId);
  const { data: notices = [] } = useQuery(noticesQuery(language));
  const { data: offer } = useQuery({ ...participationQuery, enabled: language === 'zh-CN' });
  const hasOffer = language === 'zh-CN' && offer?.canParticipate === true;
  const isEmpty = version === null && notices.length === 0 && !hasOffer;

  const choose = (act: () => unknown) => () => {
    setOpener(null);
    void act();
  };
  return (
    <>
      <button
        type="button"
        className={topBar.topBarButton}
        aria-label={isUnread ? t('notices.news.unread') : t('notices.news.label')}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        <Glyph name="news" size={20} />
        {isUnread && <span className={styles.dot} />}
      </button>
      {opener && (
        <Menu
          open
          anchorEl={opener}
          onClose={() => setOpener(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: { className: styles.menu ?? '' },
            list: { 'aria-label': t('notices.news.label') },
          }}
        >
          {version && (
            <MenuItem className={styles.item ?? ''} onClick={choose(() => open(version))}>
              <strong>{t('notices.news.version', { name: version.versionName })}</strong>
              <time>{version.versionTime.slice(0, 10)}</time>
            </MenuItem>
          )}
          {notices.map((notice) => (
            <MenuItem
              key={notice.id}
              className={styles.item ?? ''}
              onClick={choose(() => openNotice({ ...notice, time: notice.time.slice(0, 10) }))}
            >
              <span>{notice.title}</span>
              <time>{notice.time.slice(0, 10)}</time>
            </MenuItem>
          ))}
          {hasOffer && (
            <MenuItem className={styles.item ?? ''} onClick={choose(() => openNewCustomer(language, offer.url))}>
              <span>{t('notices.offer.title')}</span>
            </MenuItem>
          )}
          {isEmpty && (
            <MenuItem disabled className={styles.item ?? ''}>
              {t('notices.news.none')}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}
