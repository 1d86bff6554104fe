import { pictureReference } from '../../platform/files/store';

/** How a player is named on the wire. */
export function toReference({
  id,
  name,
  photo,
}: {
  id: string;
  name: string;
  photo: string | null;
}) {
  return { id, name, photo: pictureReference(photo)?.url ?? null };
}
