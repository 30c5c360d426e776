import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Glyph } from '#components/layout/Glyph.tsx';
import { lazyPart } from '#components/layout/lazyPart.ts';
import type { BellReply as BellData } from '#contract/endpoints/push.ts';
import type { TenPlusTwoDataProvider } from '#dataProvider/dataProvider.ts';
import topBar from '#components/layout/topBarButton.module.css';
import styles from './Bell.module.css';

const BellPanel = lazyPart(async () => (await import('./BellPanel.tsx')).BellPanel);

/** Live events of the portal make it stale. */
const BELL_QUERY = ['bell'];
/** More are shown as `9+`. */
const COUNT_MAX = 9;

/** [G12] The newest events of the enterprise, in the top bar. Opening it marks them as seen. */
export function Bell() {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<TenPlusTwoDataProvider>();
  /** The button while the panel is open. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const { data, error, refetch } = useQuery<BellData>({
    queryKey: BELL_QUERY,
    queryFn: ({ signal }) => dataProvider.listBell(undefined, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  const unread = data?.unread ?? 0;

  const markSeen = useCallback(
    (bell: BellData): void => {
      const [newest] = bell.records;
      if (!newest || bell.unread === 0) return;
      // The panel still marks what was unread when it opened.
      queryClient.setQueryData<BellData>(BELL_QUERY, { ...bell, unread: 0 });
      // The next opening reports it again.
      dataProvider.markBellSeen({ body: { upTo: newest.id } }).catch(() => undefined);
    },
    [queryClient, dataProvider],
  );
  // The panel was opened before the events were loaded.
  const isDue = useRef(false);
  useEffect(() => {
    if (!data || !isDue.current) return;
    isDue.current = false;
    markSeen(data);
  }, [data, markSeen]);

  function open(button: HTMLElement): void {
    setOpener(button);
    isDue.current = !data;
    if (data) markSeen(data);
  }
  function close(): void {
    setOpener(null);
    isDue.current = false;
    void queryClient.invalidateQueries({ queryKey: BELL_QUERY });
  }

  return (
    <>
      <button
        type="button"
        className={topBar.topBarButton}
        aria-label={unread > 0 ? t('push.bell.unread', { count: unread }) : t('push.bell.label')}
        aria-haspopup="dialog"
        aria-expanded={opener !== null}
        onClick={(event) => open(event.currentTarget)}
      >
        <Glyph name="push" size={20} />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > COUNT_MAX ? `${COUNT_MAX}+` : unread}
          </span>
        )}
      </button>
      {opener && (
        <Suspense fallback={null}>
          <BellPanel
            opener={opener}
            records={data?.records ?? null}
            onRetry={error ? () => void refetch() : null}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
