import type { Clip } from '@mes/contract/highlight-schemas';
import { IconHeart } from '@tabler/icons-react';
import { AppLink } from '../../components/AppLink';
import { Hidden } from '../../components/text/Hidden';
import { Time } from '../../components/text/Time';
import styles from './ClipCard.module.css';
import { ClipCover } from './ClipCover';
import { likesText } from './likes-text';
import { clipPath, tagClipPath } from './paths';

export function ClipCard({ clip }: { clip: Clip }) {
  const { id, title, state, players, map, likes, publishedAt, createdAt } = clip;
  const names = players.map(({ name }) => name).join(', ');
  return (
    <article className={styles.card}>
      <ClipCover clip={clip} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <AppLink
            to={state === 'published' ? clipPath(id) : tagClipPath(id)}
            className={styles.link}
          >
            {title}
          </AppLink>
        </h3>
        <p className={styles.meta}>
          {names && <span className={styles.names}>{names}</span>}
          {map && <span>{map}</span>}
          <Time at={publishedAt ?? createdAt} show="date" />
          <span className={styles.likes}>
            <IconHeart size={14} stroke={1.75} aria-hidden="true" />
            <span aria-hidden="true">{likes}</span>
            <Hidden>{likesText(likes)}</Hidden>
          </span>
        </p>
      </div>
    </article>
  );
}

export function ClipGrid({ clips }: { clips: readonly Clip[] }) {
  return (
    <ul className={styles.grid}>
      {clips.map((clip) => (
        <li key={clip.id}>
          <ClipCard clip={clip} />
        </li>
      ))}
    </ul>
  );
}
