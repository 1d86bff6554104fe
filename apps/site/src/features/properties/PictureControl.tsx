import { errorText } from '@mes/client/error-text';
import { useState } from 'react';
import { useWrite } from '../../api/use-call';
import { Button } from '../../components/Button';
import { PicturePicker } from '../../components/pictures/PicturePicker';
import type { PickedPicture } from '../../components/pictures/read-picture';
import styles from './PropertyEditor.module.css';
import * as texts from './texts';

interface PictureControlProps {
  label: string;
  /** The name of a stored picture, or nothing. */
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

const SIZE = { width: 512, height: 512 };

/** A picture is uploaded first; saving the property puts it to use. */
export function PictureControl({ label, value, error, onChange }: PictureControlProps) {
  const upload = useWrite('files', 'uploadImage', { invalidates: [] });
  const [chosen, setChosen] = useState<PickedPicture | null>(null);
  const send = ({ data, filename }: PickedPicture) =>
    upload.mutate(
      { encoded: data, path: 'property', name: filename },
      {
        onSuccess: (picture) => {
          setChosen(null);
          onChange(picture.filename);
        },
      },
    );
  return (
    <>
      <PicturePicker
        key={value}
        label={label}
        size={SIZE}
        current={value ? <img src={`/files/${value}`} alt="" width={96} /> : null}
        error={upload.error ? errorText(upload.error) : error}
        onChange={setChosen}
      />
      {chosen && (
        <div className={styles.buttons}>
          <Button variant="quiet" size="sm" loading={upload.isPending} onClick={() => send(chosen)}>
            {texts.uploadPicture}
          </Button>
        </div>
      )}
    </>
  );
}
