import { AppLink } from '../../components/AppLink';
import styles from './MessageText.module.css';
import { textParts } from './text-parts';

/** Plain text; addresses in it are links that tell the other site nothing of where they stand. */
export function MessageText({ message }: { message: string }) {
  return (
    <p className={styles.text} dir="auto">
      {textParts(message, location.origin).map((part, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
        if (part.kind === 'text') return <span key={place}>{part.text}</span>;
        if (part.to.startsWith('/')) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
            <AppLink key={place} to={part.to} className={styles.link}>
              {part.text}
            </AppLink>
          );
        }
        return (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
            key={place}
            href={part.to}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className={styles.link}
          >
            {part.text}
          </a>
        );
      })}
    </p>
  );
}
