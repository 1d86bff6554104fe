import type { WaitingPicture } from '@mes/contract/picture-approval';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';
import styles from './SubmittedPicture.module.css';
import * as texts from './texts';

interface SubmittedPictureProps {
  picture: WaitingPicture;
  alt: string;
  size: number;
}

/** The whole picture, not cropped. Read by a call, because it has no address. */
export function SubmittedPicture({ picture: { id }, alt, size }: SubmittedPictureProps) {
  const { data, error } = useQuery({
    queryKey: ['submitted-picture', id],
    queryFn: ({ signal }) => api.pictureApproval.picture({ id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const box = { width: size, height: size };
  if (error) {
    return (
      <span className={styles.frame} style={box}>
        {texts.missingPicture}
      </span>
    );
  }
  if (!data) {
    return (
      <span className={styles.frame} style={box} role="status" aria-label={texts.loadingPicture} />
    );
  }
  const source = `data:${data.type};base64,${data.data}`;
  return <img className={styles.frame} src={source} alt={alt} {...box} />;
}
