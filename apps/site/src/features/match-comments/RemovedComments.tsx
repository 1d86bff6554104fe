import type { RemovedComment } from '@mes/contract/match-comments';
import { useCall, useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { MessageText } from '../../components/conversation/MessageText';
import { showError } from '../../components/dialogs/dialogs';
import { Panel } from '../../components/layout/Panel';
import { Collapsible } from '../../components/text/Collapsible';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import styles from './MatchComments.module.css';
import * as texts from './texts';

/** For moderators: what they have removed and why, to restore it. Renders nothing without any. */
export function RemovedComments({ matchId }: { matchId: string }) {
  const removed = useCall('matchComments', 'removed', { match: matchId });
  const comments = removed.data ?? [];
  if (comments.length === 0) return null;
  return (
    <Collapsible
      id="removed-comments"
      title={interpolate(texts.removedComments, { count: comments.length })}
    >
      <Panel>
        <ul className={styles.list}>
          {comments.map((comment) => (
            <Removed key={comment.id} comment={comment} />
          ))}
        </ul>
      </Panel>
    </Collapsible>
  );
}

function Removed({
  comment: { id, author, text, removedBy, reason },
}: {
  comment: RemovedComment;
}) {
  const restore = useWrite('matchComments', 'restore');
  return (
    <li className={styles.comment}>
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.author}>{author?.name ?? texts.deletedPlayer}</span>
          <span className={styles.when}>
            {interpolate(texts.removedBy, { name: removedBy?.name ?? texts.deletedPlayer, reason })}
          </span>
        </p>
        <MessageText message={text} />
      </div>
      <Button
        size="sm"
        variant="quiet"
        loading={restore.isPending}
        onClick={() =>
          restore.mutate(
            { id },
            {
              onSuccess: () => notify({ message: texts.commentRestored, kind: 'success' }),
              onError: (error) => void showError(error),
            },
          )
        }
      >
        {texts.restore}
      </Button>
    </li>
  );
}
