import type { Tournament } from '@mes/contract/tournament-schemas';
import type { Skin } from '@mes/domain/tournament/name/skin';
import { SIGNS } from '@mes/ui/art/signs';
import { classNames } from '@mes/ui/class-names';
import { usePicture } from '@mes/ui/use-picture';
import styles from './TournamentMark.module.css';

interface TournamentMarkProps {
  skin: Skin | null;
  picture: Tournament['picture'];
  className?: string;
}

/** The picture of the tournament, or the sign of its series. Decorative: the heading has the name. */
export function TournamentMark({ skin, picture, className }: TournamentMarkProps) {
  const { source, handlers } = usePicture(picture?.url);
  if (source !== null) {
    return (
      <img src={source} alt="" className={classNames(styles.picture, className)} {...handlers} />
    );
  }
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
      <path className={styles.frame} d="M32 2 59 17v30L32 62 5 47V17Z" />
      <path
        className={styles.sign}
        d={SIGNS[skin ?? 'house']}
        fillRule="evenodd"
        transform="translate(14.4 14.4) scale(.55)"
      />
    </svg>
  );
}
