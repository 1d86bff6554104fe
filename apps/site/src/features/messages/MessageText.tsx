import { AppLink } from '../../components/AppLink';
import styles from './MessageText.module.css';
import { textParts } from './text-parts';

/** Plain text with links, which do not send a referrer. */
export function MessageText({ message }: { message: string }) {
  return (
    <p className={styles.text} dir="auto">
      <LinkedText text={message} />
    </p>
  );
}

/** The same within a paragraph. */
export function LinkedText({ text }: { text: string }) {
  return textParts(text, location.origin).map((part, index) => {
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
