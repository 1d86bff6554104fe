import type { TicketPicture } from '@mes/contract/support-schemas';
import { api } from '../../api/client';
import { PrivatePicture } from '../../components/private-pictures/PrivatePicture';
import styles from './PictureView.module.css';

/** A picture of a message. */
export function PictureView({ picture: { id, name, width, height } }: { picture: TicketPicture }) {
  return (
    <PrivatePicture
      label={name}
      queryKey={['ticket-picture', id]}
      load={(options) => api.support.picture({ id }, options)}
      {...{ width, height }}
      enlarges
      className={styles.picture}
    />
  );
}
