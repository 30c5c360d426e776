import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore, useTranslate, useDataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { NoticeLetter } from '#components/notice/NoticeDialog.tsx';
import { textOfMarkup } from '#components/notice/cleanMarkup.ts';
import { Glyph } from '#components/layout/Glyph.tsx';
import { useHeightVariable } from '#components/layout/useHeightVariable.ts';
import type { Notice } from '#contract/endpoints/notices.ts';
import { useLanguage } from '#i18n/LanguageContext.ts';
import type { UserConfig } from '#contract/endpoints/account.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import { userConfigQuery } from '#dataProvider/userConfigQuery.ts';
import { noticesQuery } from './noticeQueries.ts';
import { openNotice } from './openNotice.ts';
import styles from './Notices.module.css';

/** How the board was last; the layout reserves its place by this before it is loaded. */
type BoardState = 'shown' | 'folded' | 'none';

/**
 * [R24] The bulletin board: the first important notice or all of them, foldable. A state that arrives after the
 * screen's start applies from the next screen on, because the content would jump. A cached screen omits it
 * (`data-late`): its styles load after those of the page.
 */
export function Bulletin() {
  const box = useRef<HTMLDivElement>(null);
  useHeightVariable(box, '--tpt-board-height');
  return (
    <div ref={box}>
      <Board />
    </div>
  );
}

function Board() {
  const t = useTranslate();
  const { language } = useLanguage();
  const { data } = useQuery(noticesQuery(language));
  const [board, setBoard] = useStore<BoardState>('bulletin', 'shown');
  const { isShown: isWanted, save } = useImportantNotice();
  const [isAll, setAll] = useState(false);
  const notices = useMemo(() => data?.filter(({ important }) => important) ?? [], [data]);
  // [G17] While the settings are not known, the board stays as it is.
  const isOpen = isWanted ?? board !== 'folded';
  const next: BoardState | null = !data ? null : notices.length === 0 ? 'none' : isOpen ? 'shown' : 'folded';
  useKeptForNextScreen(next, setBoard);

  function show(isShown: boolean): void {
    setBoard(isShown ? 'shown' : 'folded');
    if (!isShown) setAll(false);
    save(isShown);
  }
  const [first] = notices;
  if (!first) return null;
  if (board === 'folded') {
    return (
      <button type="button" className={styles.folded} aria-expanded={false} onClick={() => show(true)} data-late>
        <Glyph name="news" size={16} />
        {t('notices.board.count', { count: notices.length })}
        <span className={styles.unfold}>{t('notices.board.show')}</span>
      </button>
    );
  }
  return (
    <section className={styles.board} aria-label={t('notices.board.label')} data-all={isAll || undefined} data-late>
      <Glyph name="news" size={18} />
      {isAll ? <AllNotices notices={notices} /> : <FirstNotice notice={first} />}
      <div className={styles.tools}>
        <button type="button" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? t('notices.board.first') : t('notices.board.all', { count: notices.length })}
        </button>
        <button type="button" aria-expanded onClick={() => show(false)}>
          {t('notices.board.fold')}
        </button>
      </div>
    </section>
  );
}

function FirstNotice({ notice }: { notice: Notice }) {
  const line = useMemo(() => textOfMarkup(notice.body), [notice.body]);
  const open = (): void => void openNotice({ ...notice, time: notice.time.slice(0, 10) });
  return (
    <p className={styles.first}>
      <button type="button" onClick={open}>
        {notice.title}
      </button>
      <span>{line}</span>
    </p>
  );
}

function AllNotices({ notices }: { notices: readonly Notice[] }) {
  return (
    <ul className={styles.all}>
      {notices.map(({ id, title, time, ...letter }) => (
        <li key={id}>
          <h2>{title}</h2>
          <NoticeLetter {...letter} greeting="" time={time.slice(0, 10)} />
        </li>
      ))}
    </ul>
  );
}

/** Stores the state when the screen or the page is left, before the next one is painted. */
function useKeptForNextScreen(next: BoardState | null, store: (state: BoardState) => void): void {
  const { pathname } = useLocation();
  const keep = useEffectEvent(() => {
    if (next !== null) store(next);
  });
  useLayoutEffect(() => keep, [pathname]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
}

/**
 * [R24] Whether the board is shown to the user (`showImportantNotice`), undefined while it is not known; the portal keeps
 * it for all browsers.
 */
function useImportantNotice() {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  const { data } = useQuery(userConfigQuery);
  const save = (showImportantNotice: boolean): void => {
    const { queryKey } = userConfigQuery;
    queryClient.setQueryData<UserConfig>(queryKey, (config) => config && { ...config, showImportantNotice });
    // A board that could not be stored is as before on the next computer.
    dataProvider.saveUserConfig({ body: { showImportantNotice } }).catch(() => undefined);
  };
  return { isShown: data?.showImportantNotice, save };
}
