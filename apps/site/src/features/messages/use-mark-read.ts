import { useEffect, useState } from 'react';
import { useWrite } from '../../api/use-call';

interface MarkReadOptions {
  userId: string;
  /** The newest message on the page. */
  newestId: string | undefined;
  unread: number;
}

/** Marks the conversation as read while the page is visible. */
export function useMarkRead({ userId, newestId, unread }: MarkReadOptions): void {
  const visible = useVisible();
  const { mutate } = useWrite('messages', 'markRead', { invalidates: [] });
  useEffect(() => {
    if (visible && newestId !== undefined && unread > 0) mutate({ userId, upTo: newestId });
  }, [visible, userId, newestId, unread, mutate]);
}

function useVisible(): boolean {
  const [visible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const update = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return visible;
}
