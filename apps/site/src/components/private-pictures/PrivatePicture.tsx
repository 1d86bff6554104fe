import { classNames } from '@mes/ui/class-names';
import { useQuery } from '@tanstack/react-query';
import { interpolate } from '../../interpolate';
import { showMessage } from '../dialogs/dialogs';
import * as texts from '../texts';
import styles from './PrivatePicture.module.css';

interface PrivatePictureProps {
  label: string;
  /** The beginning of the query key, and the id of the picture. */
  queryKey: readonly [string, string];
  load: (options: { signal: AbortSignal }) => Promise<{ type: string; data: string }>;
  /** Known before it is loaded, so that nothing moves. */
  width?: number;
  height?: number;
  /** Opens the picture in its full size when it is pressed. */
  enlarges?: boolean;
  className?: string;
}

/** Read by a call: browsers send no credentials with the address of a picture. */
export function PrivatePicture({
  label,
  queryKey,
  load,
  width,
  height,
  enlarges = false,
  className,
}: PrivatePictureProps) {
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const size = { width, height };
  if (error)
    return <p className={styles.missing}>{interpolate(texts.pictureMissing, { label })}</p>;
  if (!data)
    return (
      <div
        className={classNames(styles.picture, !width && styles.unknown, className)}
        style={width && height ? { aspectRatio: width / height } : undefined}
        role="status"
        aria-label={texts.loadingPicture}
      />
    );
  const source = `data:${data.type};base64,${data.data}`;
  const picture = (
    <img className={classNames(styles.picture, className)} src={source} alt={label} {...size} />
  );
  if (!enlarges) return picture;
  return (
    <button
      type="button"
      className={styles.enlarge}
      aria-label={interpolate(texts.enlargePicture, { label })}
      onClick={() =>
        void showMessage({
          title: label,
          message: <img className={styles.large} src={source} alt={label} {...size} />,
          isWide: true,
        })
      }
    >
      {picture}
    </button>
  );
}
