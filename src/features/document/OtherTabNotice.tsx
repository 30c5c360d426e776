import { useTranslate } from 'react-admin';
import { Strip } from '#components/layout/Strip.tsx';
import { NoticeButton } from './NoticeButton.tsx';
import type { DocumentSession } from './sessionTypes.ts';

interface OtherTabNoticeProps {
  session: DocumentSession;
  /** Prefix of the message keys. */
  texts: string;
  onCompare: () => void;
}

/** The document was also changed in another tab: compare the two versions, or choose one. */
export function OtherTabNotice({ session, texts, onCompare }: OtherTabNoticeProps) {
  const t = useTranslate();
  return (
    <Strip
      tone="warning"
      action={
        <>
          <NoticeButton text={t(`${texts}.compare`)} onPress={onCompare} />
          <NoticeButton text={t(`${texts}.keepMine`)} onPress={() => session.keepMine()} />
          <NoticeButton text={t(`${texts}.takeTheirs`)} onPress={() => session.takeTheirs()} />
        </>
      }
    >
      {t(`${texts}.elsewhere`)}
    </Strip>
  );
}
