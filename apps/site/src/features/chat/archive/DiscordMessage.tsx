import type { DiscordMessage as Message } from '@mes/contract/discord';
import { api } from '../../../api/client';
import { Chip } from '../../../components/layout/Chip';
import { PrivatePicture } from '../../../components/private-pictures/PrivatePicture';
import { Time } from '../../../components/text/Time';
import * as texts from '../texts';
import styles from './FoundMessage.module.css';
import { highlightParts } from './highlight';

interface DiscordMessageProps {
  message: Message;
  query: string;
}

/** A kept message of Discord, with the copies of its pictures. */
export function DiscordMessage({ message, query }: DiscordMessageProps) {
  const { author, text, attachments, sentAt, deleted } = message;
  return (
    <li className={styles.message}>
      <div className={styles.lines}>
        <p className={styles.head}>
          <b>{author?.name ?? texts.deletedPlayer}</b>
          <Time at={sentAt} className={styles.time} />
          {deleted && <Chip tone="loss">{texts.deleted}</Chip>}
        </p>
        {text !== '' && (
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
        )}
        {attachments.map(({ name, url, picture }) =>
          picture ? (
            <PrivatePicture
              key={url}
              label={name}
              queryKey={['discord-picture', picture.id]}
              load={(options) => api.discord.picture({ id: picture.id }, options)}
              width={picture.width}
              height={picture.height}
              enlarges
            />
          ) : (
            <a
              key={url}
              className={styles.file}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {name}
            </a>
          ),
        )}
      </div>
    </li>
  );
}
