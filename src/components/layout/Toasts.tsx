import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Toast, type ToastFacts } from './Toast.tsx';
import styles from './Toast.module.css';

const AT_ONCE_MAX = 4;

/**
 * [E05] Shows react-admin's notifications as toasts, newest last.
 * @example <CoreAdminContext>…<Toasts /></CoreAdminContext>
 */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const t = useTranslate();
  const [shown, setShown] = useState<ToastFacts[]>([]);
  const nextId = useRef(0);

  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    const toast = {
      id: (nextId.current += 1),
      tone: notification.type,
      text: textOf(notification, t),
      duration: notification.notificationOptions?.autoHideDuration,
    };
    setShown((before) => [...before.filter(({ text }) => text !== toast.text), toast].slice(-AT_ONCE_MAX));
  }, [notifications, takeNotification, t]);

  const leave = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), []);

  return (
    <div className={styles.stack} data-testid="toasts">
      {shown.map((toast) => (
        <Toast key={toast.id} {...toast} onLeave={leave} />
      ))}
    </div>
  );
}

function textOf({ message, notificationOptions }: NotificationPayload, t: ReturnType<typeof useTranslate>) {
  if (typeof message !== 'string') return message;
  // A portal message is its own default text.
  return t(message, { _: message, ...(notificationOptions?.messageArgs as object | undefined) });
}
