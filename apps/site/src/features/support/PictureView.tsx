import type { TicketPicture } from '@mes/contract/support-schemas';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import styles from './PictureView.module.css';
import * as texts from './texts';

/** Read by a call: browsers send no credentials with the address of a picture. */
export function PictureView({ picture: { id, name, width, height } }: { picture: TicketPicture }) {
  const { data, error } = useQuery({
    queryKey: ['ticket-picture', id],
    queryFn: ({ signal }) => api.support.picture({ id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const source = data && `data:${data.type};base64,${data.data}`;
  if (error) return <p className={styles.missing}>{name}</p>;
  return source ? (
    <img className={styles.picture} src={source} alt={name} width={width} height={height} />
  ) : (
    <div
      className={styles.picture}
      style={{ aspectRatio: width / height }}
      role="status"
      aria-label={texts.loadingPicture}
    />
  );
}
