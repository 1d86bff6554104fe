import { useId, useMemo } from 'react';
import { emblem } from './art/emblem';
import { classNames } from './class-names';
import { Drawing } from './Drawing';
import styles from './Emblem.module.css';
import { usePicture } from './use-picture';

export interface Logo {
  url: string;
  /** A small version, shown until the logo itself is there. */
  placeholder?: string | null;
}

export interface EmblemProps {
  name: string;
  size?: number | string;
  logo?: Logo | null;
  /** Only where no text beside the emblem says the name. */
  label?: string;
  /** OBS does not paint hidden sources and so never starts their lazy pictures: overlays are eager. */
  loading?: 'lazy' | 'eager';
  className?: string;
}

/** The mark of a team or tournament: its uploaded logo, or an emblem drawn from its name. */
export function Emblem({ name, size = 24, logo, label, loading = 'lazy', className }: EmblemProps) {
  const id = useId();
  const drawn = useMemo(() => emblem(name, { id, label }), [name, id, label]);
  const picture = usePicture(logo?.url);
  const box = {
    className: classNames(styles.emblem, className),
    style: { width: size, height: size },
  };

  if (picture.source === null) return <Drawing svg={drawn} {...box} />;
  return (
    <span {...box}>
      <span
        className={styles.frame}
        style={picture.loaded ? undefined : placeholderStyle(logo?.placeholder)}
      >
        <img
          key={picture.source}
          className={classNames(styles.logo, !picture.loaded && styles.pending)}
          src={picture.source}
          alt={label ?? ''}
          loading={loading}
          decoding="async"
          onLoad={picture.onLoad}
          onError={picture.onError}
        />
      </span>
    </span>
  );
}

/** Gone once the logo is there, or it would shine through where the logo is transparent. */
function placeholderStyle(placeholder: string | null | undefined) {
  return placeholder ? { backgroundImage: `url(${JSON.stringify(placeholder)})` } : undefined;
}
