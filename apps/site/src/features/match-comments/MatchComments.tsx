import type { MatchComment } from '@mes/contract/match-comments';
import { CHAT_LIMITS } from '@mes/domain/chat/limits';
import { satisfies } from '@mes/domain/permissions/permissions';
import { classNames } from '@mes/ui/class-names';
import { type FormEvent, useState } from 'react';
import { useAccount, usePermissions } from '../../api/account';
import { useWrite } from '../../api/use-call';
import { AppLink } from '../../components/AppLink';
import { Button } from '../../components/Button';
import { MessageText } from '../../components/conversation/MessageText';
import { FormError } from '../../components/forms/FormError';
import { TextArea } from '../../components/forms/TextArea';
import { Panel } from '../../components/layout/Panel';
import { Section } from '../../components/layout/Section';
import { LoginNeeded } from '../../components/notices/LoginNeeded';
import { PlayerPhoto } from '../../components/pictures/PlayerPhoto';
import { EmptyRow } from '../../components/states/EmptyRow';
import { Loaded } from '../../components/states/Loaded';
import { SkeletonRows } from '../../components/states/Skeleton';
import { Time } from '../../components/text/Time';
import { useNow } from '../../components/text/use-now';
import styles from './MatchComments.module.css';
import { RemovedComments } from './RemovedComments';
import * as texts from './texts';
import { useCommentActions } from './use-comment-actions';
import { useComments } from './use-comments';

const MINUTE_MS = 60_000;

/** What people write below a match, with a field to write in. */
export default function MatchComments({ matchId }: { matchId: string }) {
  const { query, rows, hasMore, loadingMore, loadMore, isClosed } = useComments(matchId);
  const isModerator = satisfies(usePermissions(), 'Moderator');
  return (
    <Section
      title={texts.comments}
      id="comments"
      more={isModerator && query.data && <CloseSwitch matchId={matchId} isClosed={isClosed} />}
    >
      <Loaded query={query} skeleton={<SkeletonRows rows={3} height={64} />}>
        {() => (
          <div className={styles.parts}>
            {isClosed && !isModerator ? (
              <EmptyRow>{texts.closedNote}</EmptyRow>
            ) : (
              <Writing matchId={matchId} />
            )}
            <CommentList comments={rows} />
            {isModerator && <RemovedComments matchId={matchId} />}
            {hasMore && (
              <Button variant="quiet" loading={loadingMore} onClick={loadMore}>
                {texts.olderComments}
              </Button>
            )}
          </div>
        )}
      </Loaded>
    </Section>
  );
}

function CloseSwitch({ matchId, isClosed }: { matchId: string; isClosed: boolean }) {
  const setClosed = useWrite('matchComments', 'setClosed');
  return (
    <Button
      variant="quiet"
      size="sm"
      loading={setClosed.isPending}
      onClick={() => setClosed.mutate({ match: matchId, closed: !isClosed })}
    >
      {isClosed ? texts.openComments : texts.closeComments}
    </Button>
  );
}

function Writing({ matchId }: { matchId: string }) {
  const account = useAccount();
  const add = useWrite('matchComments', 'add');
  const [text, setText] = useState('');
  if (!account) return <LoginNeeded>{texts.loginToWrite}</LoginNeeded>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || add.isPending) return;
    add.mutate({ match: matchId, text }, { onSuccess: () => setText('') });
  };
  return (
    <form className={styles.writing} onSubmit={submit}>
      <TextArea
        label={texts.writeLabel}
        rows={2}
        maxLength={CHAT_LIMITS.message}
        counted
        value={text}
        onChange={setText}
      />
      <FormError error={add.error} />
      <Button type="submit" loading={add.isPending} disabled={text.trim() === ''}>
        {texts.send}
      </Button>
    </form>
  );
}

function CommentList({ comments }: { comments: readonly MatchComment[] }) {
  const actionsFor = useCommentActions();
  const now = useNow(MINUTE_MS);
  if (comments.length === 0) return <EmptyRow>{texts.noComments}</EmptyRow>;
  return (
    <Panel>
      <ul className={styles.list}>
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} actions={actionsFor(comment, now)} />
        ))}
      </ul>
    </Panel>
  );
}

interface CommentProps {
  comment: MatchComment;
  actions: ReturnType<ReturnType<typeof useCommentActions>>;
}

function Comment({ comment: { author, text, sentAt, editedAt }, actions }: CommentProps) {
  const name = author?.name ?? texts.deletedPlayer;
  return (
    <li className={styles.comment}>
      <PlayerPhoto name={name} photo={author?.photo} size={36} />
      <div className={styles.body}>
        <p className={styles.head}>
          {author ? (
            <AppLink to={`/players/${encodeURIComponent(author.id)}`} className={styles.author}>
              {name}
            </AppLink>
          ) : (
            <span className={styles.author}>{name}</span>
          )}
          <Time at={sentAt} show="ago" className={styles.when} />
          {editedAt !== null && <span className={styles.when}>{texts.edited}</span>}
        </p>
        <MessageText message={text} />
      </div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, danger, run }) => (
            <button
              key={label}
              type="button"
              className={classNames(styles.action, danger && styles.danger)}
              onClick={run}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
