import { mentionParts } from '@mes/domain/chat/mentions';
import { classNames } from '@mes/ui/class-names';
import { AppLink } from '../../components/AppLink';
import { LinkedText } from '../messages/MessageText';
import styles from './ChatText.module.css';
import type { ShownMessage } from './chat-pages';

interface ChatTextProps {
  message: Pick<ShownMessage, 'text' | 'mentions'>;
  accountId: string | undefined;
}

/** Plain text with links and mentions; a mention of the reader stands out. */
export function ChatText({ message: { text, mentions }, accountId }: ChatTextProps) {
  return (
    <p className={styles.text} dir="auto">
      {mentionParts(text, mentions).map((part, index) =>
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
}
