import type { StaffChatMessage } from '@mes/contract/chat-schemas';
import { AppLink } from '../../../components/AppLink';
import { Chip } from '../../../components/layout/Chip';
import { PlayerPhoto } from '../../../components/pictures/PlayerPhoto';
import { Time } from '../../../components/text/Time';
import { interpolate } from '../../../interpolate';
import * as texts from '../texts';
import styles from './FoundMessage.module.css';
import { highlightParts } from './highlight';

interface FoundMessageProps {
  message: StaffChatMessage;
  query: string;
  channelName: string;
}

/** A message of the archive, with a link to its place in the channel. */
export function FoundMessage({ message, query, channelName }: FoundMessageProps) {
  const { id, channel, author, text, sentAt, deletion } = message;
  return (
    <li className={styles.message}>
      <PlayerPhoto name={author?.name ?? ''} photo={author?.photo ?? null} size={32} />
      <div className={styles.lines}>
        <p className={styles.head}>
          <b>{author?.name ?? texts.deletedPlayer}</b>
          <span className={styles.where}>#{channelName}</span>
          <Time at={sentAt} className={styles.time} />
          {deletion && (
            <Chip tone="loss">
              {deletion.own
                ? texts.deletedByAuthor
                : interpolate(texts.deletedBy, {
                    name: deletion.by?.name ?? texts.somebodyWhoLeft,
                    reason: deletion.reason,
                  })}
            </Chip>
          )}
        </p>
        <p className={styles.text} dir="auto">
          {highlightParts(text, query).map((part, index) =>
            part.isMatch ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
              <mark key={index}>{part.text}</mark>
            ) : (
              part.text
            ),
          )}
        </p>
      </div>
      <AppLink to={`/chat/${channel}?message=${id}`} className={styles.link}>
        {texts.showInChannel}
      </AppLink>
    </li>
  );
}
