import { useId, useMemo } from 'react';
import { emblem } from './art/emblem';
import { classNames } from './class-names';
import styles from './Emblem.module.css';
import { InlineSvg } from './InlineSvg';
import { usePicture } from './use-picture';

export interface Logo {
  url: string;
  /** A small version, shown in lists, and until the logo is loaded. */
  placeholder?: string | null;
}

export interface EmblemProps {
  name: string;
  size?: number | string;
  logo?: Logo | null;
  /** Only if there is no text with the name beside it. */
  label?: string;
  /** Overlays are eager, because OBS does not load lazy pictures of hidden sources. */
  loading?: 'lazy' | 'eager';
  className?: string;
}

/** The logo of a team or tournament, or an emblem generated from its name. */
export function Emblem({ name, size = 24, logo, label, loading = 'lazy', className }: EmblemProps) {
  const id = useId();
  const svg = useMemo(() => emblem(name, { id, label }), [name, id, label]);
  const { source, loaded, handlers } = usePicture(urlFor(logo, { size, loading }));
  const box = {
    className: classNames(styles.emblem, className),
    style: { width: size, height: size },
  };

  if (source === null) return <InlineSvg svg={svg} {...box} />;
  return (
    <span {...box}>
      <span
        className={styles.frame}
        style={loaded || isSmall(size) ? undefined : placeholderStyle(logo?.placeholder)}
      >
        <img
          key={source}
          className={classNames(styles.logo, !loaded && styles.pending)}
          src={source}
          alt={label ?? ''}
          loading={loading}
          decoding="async"
          {...handlers}
        />
      </span>
    </span>
  );
}

/** The small version has 96 pixels: in lists of a page it is as sharp, and a quarter of the bytes. */
const MAX_LISTED = 32;

function urlFor(
  logo: Logo | null | undefined,
  { size, loading }: Required<Pick<EmblemProps, 'size' | 'loading'>>,
): string | undefined {
  const isListed = typeof size === 'number' && size <= MAX_LISTED && loading === 'lazy';
  return (isListed ? logo?.placeholder : null) ?? logo?.url;
}

/** A request of its own for the placeholder is worth it only where the logo is large. */
function isSmall(size: number | string): boolean {
  return typeof size === 'number' && size < 64;
}

/** Removed once the logo is loaded, because it would show through transparent parts. */
function placeholderStyle(placeholder: string | null | undefined) {
  return placeholder ? { backgroundImage: `url(${JSON.stringify(placeholder)})` } : undefined;
}
