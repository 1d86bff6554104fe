import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import { interpolate } from '../../interpolate';
import styles from './PictureView.module.css';
import * as texts from './texts';

/** Read by a call: browsers send no credentials with the address of a picture. */
export function PictureView({ id, label }: { id: string; label: string }) {
  const { data, error } = useQuery({
    queryKey: ['form-picture', id],
    queryFn: ({ signal }) => api.forms.picture({ id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <p className={styles.missing}>{texts.pictureGone}</p>;
  if (!data) {
    return <div className={styles.placeholder} role="status" aria-label={texts.loadingPicture} />;
  }
  return (
    <img
      className={styles.picture}
      src={`data:${data.type};base64,${data.data}`}
      alt={interpolate(texts.pictureOf, { label })}
    />
  );
}
