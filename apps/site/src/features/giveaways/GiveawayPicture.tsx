import type { Giveaway } from '@mes/contract/giveaways';
import { classNames } from '@mes/ui/class-names';
import { usePicture } from '@mes/ui/use-picture';
import { IconGiftCard } from '@tabler/icons-react';
import styles from './GiveawayPicture.module.css';

interface GiveawayPictureProps {
  giveaway: {
    readonly picture: Pick<NonNullable<Giveaway['picture']>, 'url'> | null;
    readonly rewards: readonly { readonly name: string }[];
  };
  /** Not loaded lazily, for the largest picture of the page. */
  eager?: boolean;
  className?: string;
}

/** The picture of a giveaway, or by default the name of its first reward on a dark field. */
export function GiveawayPicture({ giveaway, eager = false, className }: GiveawayPictureProps) {
  const picture = usePicture(giveaway.picture?.url);
  return (
    <span className={classNames(styles.frame, 'mes-broadcast', className)} aria-hidden="true">
      {picture.source ? (
        <img
          className={styles.picture}
          src={picture.source}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...picture.handlers}
        />
      ) : (
        <span className={styles.field}>
          <IconGiftCard className={styles.icon} stroke={1.25} />
          <span className={styles.name}>{giveaway.rewards[0]?.name}</span>
        </span>
      )}
    </span>
  );
}
