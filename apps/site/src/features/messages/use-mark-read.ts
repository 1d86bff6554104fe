import { useEffect, useState } from 'react';
import { useWrite } from '../../api/use-call';

interface Reading {
  userId: string;
  /** The newest message that is shown. */
  newest: string | undefined;
  unread: number;
}

/** Whoever has the conversation before their eyes has read it. */
export function useReading({ userId, newest, unread }: Reading): void {
  const visible = useVisible();
  const { mutate } = useWrite('messages', 'markRead', { invalidates: [] });
  useEffect(() => {
    if (visible && newest !== undefined && unread > 0) mutate({ userId, upTo: newest });
  }, [visible, userId, newest, unread, mutate]);
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}
