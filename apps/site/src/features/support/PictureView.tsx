import type { TicketPicture } from '@mes/contract/support-schemas';
import { api } from '../../api/client';
import { PrivatePicture } from '../../components/pictures/PrivatePicture';

const read = (id: string, signal: AbortSignal) => api.support.picture({ id }, { signal });

export function PictureView({ picture }: { picture: TicketPicture }) {
  return <PrivatePicture subject="ticket-picture" {...picture} read={read} />;
}
