import { mentionParts } from '@mes/domain/chat/mentions';
import { classNames } from '@mes/ui/class-names';
import { memo } from 'react';
import { useIsHydrating } from '../../ssr/hydration';
import { AppLink } from '../AppLink';
import type { ConversationMessage } from './conversation-message';
import styles from './MessageText.module.css';
import { textParts } from './text-parts';

interface MessageTextProps {
  message: string;
  mentions?: ConversationMessage['mentions'];
  /** The reader: a mention of them stands out. */
  accountId?: string;
}

const NO_MENTIONS: NonNullable<ConversationMessage['mentions']> = [];

/** Plain text with links, which do not send a referrer, and mentions. */
export const MessageText = memo(function MessageText({
  message,
  mentions = NO_MENTIONS,
  accountId,
}: MessageTextProps) {
  return (
    <p className={styles.text} dir="auto">
      {mentionParts(message, mentions).map((part, index) =>
        part.kind === 'text' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
          <LinkedText key={index} text={part.text} />
        ) : (
          <AppLink
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
            key={index}
            to={`/players/${encodeURIComponent(part.id)}`}
            className={classNames(styles.mention, part.id === accountId && styles.self)}
          >
            {part.text}
          </AppLink>
        ),
      )}
    </p>
  );
});

function LinkedText({ text }: { text: string }) {
  const origin = useIsHydrating() ? '' : location.origin;
  return textParts(text, origin).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
    if (part.kind === 'text') return <span key={index}>{part.text}</span>;
    if (part.to.startsWith('/')) {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
        <AppLink key={index} to={part.to} className={styles.link}>
          {part.text}
        </AppLink>
      );
    }
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
        key={index}
        href={part.to}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className={styles.link}
      >
        {part.text}
      </a>
    );
  });
}
