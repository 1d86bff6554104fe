import { IconChecks } from '@tabler/icons-react';
import { Button } from '../../components/Button';
import * as texts from './texts';
import { markAllRead, useInbox } from './use-inbox';

/** Shown only while there are unread notifications. */
export function MarkAllRead() {
  const { rows, unread } = useInbox({ unreadOnly: false });
  const newest = rows[0];
  if (!newest || unread === 0) return null;
  return (
    <Button
      variant="ghost"
      icon={<IconChecks stroke={1.75} aria-hidden="true" />}
      onClick={() => void markAllRead(newest.id)}
    >
      {texts.markAllRead}
    </Button>
  );
}
