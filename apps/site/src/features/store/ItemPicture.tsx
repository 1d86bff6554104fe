import { classNames } from '@mes/ui/class-names';
import { usePicture } from '@mes/ui/use-picture';
import { IconGift } from '@tabler/icons-react';
import styles from './ItemPicture.module.css';

interface ItemPictureProps {
  picture: { readonly url: string } | null;
  /** A small square in lists. */
  small?: boolean;
}

/** The picture of an item, or a sign in its place. The title stands beside it. */
export function ItemPicture({ picture, small = false }: ItemPictureProps) {
  const { source, handlers } = usePicture(picture?.url);
  return (
    <span className={classNames(styles.frame, small && styles.small)}>
      {source ? (
        <img
          className={styles.picture}
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          {...handlers}
        />
      ) : (
        <IconGift className={styles.sign} stroke={1.25} aria-hidden="true" />
      )}
    </span>
  );
}
