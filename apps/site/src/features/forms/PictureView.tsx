import { api } from '../../api/client';
import { PrivatePicture } from '../../components/private-pictures/PrivatePicture';
import { interpolate } from '../../interpolate';
import * as texts from './texts';

/** A picture that answers a question. */
export function PictureView({ id, label }: { id: string; label: string }) {
  return (
    <PrivatePicture
      label={interpolate(texts.pictureOf, { label })}
      queryKey={['form-picture', id]}
      load={(options) => api.forms.picture({ id }, options)}
    />
  );
}
