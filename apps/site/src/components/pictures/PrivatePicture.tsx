import { useQuery } from '@tanstack/react-query';
import * as texts from '../texts';
import styles from './PrivatePicture.module.css';

interface PrivatePictureProps {
  /** What the picture is of, as a key of the cache. */
  subject: string;
  id: string;
  name: string;
  width: number;
  height: number;
  read: (id: string, signal: AbortSignal) => Promise<{ type: string; data: string }>;
}

/** Read by a call: browsers send no credentials with the address of a picture. */
export function PrivatePicture({ subject, id, name, width, height, read }: PrivatePictureProps) {
  const { data, error } = useQuery({
    queryKey: [subject, id],
    queryFn: ({ signal }) => read(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <p className={styles.missing}>{name}</p>;
  if (!data) {
    return (
      <div
        className={styles.picture}
        style={{ aspectRatio: width / height }}
        role="status"
        aria-label={texts.loadingPicture}
      />
    );
  }
  const source = `data:${data.type};base64,${data.data}`;
  return <img className={styles.picture} src={source} alt={name} width={width} height={height} />;
}
