import type { Clip } from '@mes/contract/highlight-schemas';
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import { skinOf } from '@mes/domain/tournament/name/skin';
import { hash } from '@mes/ui/art/hash';
import { classNames } from '@mes/ui/class-names';
import { MapArt } from '@mes/ui/MapArt.tsx';
import { usePicture } from '@mes/ui/use-picture';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import styles from './ClipCover.module.css';
import { HOST_LABELS, KIND_LABELS } from './labels';

interface ClipCoverProps {
  clip: Clip;
  /** Not loaded lazily, for the largest picture of the page. */
  eager?: boolean;
  className?: string;
}

/** A picture of the video, or its map in the colours of the tournament. Nothing of a video host. */
export function ClipCover({ clip, eager = false, className }: ClipCoverProps) {
  const { id, kind, map, host, seconds, tournament } = clip;
  const picture = usePicture(clip.picture?.url);
  return (
    <span
      className={classNames(styles.cover, !picture.source && styles.tinted, className)}
      data-tournament={skinOf(tournament?.id) ?? undefined}
    >
      {picture.source ? (
        <img
          className={styles.picture}
          src={picture.source}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          {...picture.handlers}
        />
      ) : (
        <MapArt
          map={map ?? DEFUSE_MAPS[hash(id) % DEFUSE_MAPS.length]!}
          className={styles.picture}
        />
      )}
      <span className={styles.play}>
        <IconPlayerPlayFilled size={22} aria-hidden="true" />
      </span>
      {kind && <span className={styles.kind}>{KIND_LABELS[kind]}</span>}
      <span className={styles.source}>
        {seconds === null ? HOST_LABELS[host] : `0:${String(Math.round(seconds)).padStart(2, '0')}`}
      </span>
    </span>
  );
}
