import { errorText } from '@mes/client/error-text';
import type { FormField } from '@mes/domain/forms/fields';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { api } from '../../api/client';
import { Button } from '../../components/Button';
import { pictureData } from '../../components/pictures/picture-data';
import { interpolate } from '../../interpolate';
import styles from './AnswerFields.module.css';
import { FieldGroup } from './FieldGroup';
import { PictureView } from './PictureView';
import * as texts from './texts';

const MAX_BYTES = 8 * 1024 * 1024;

interface PictureAnswerProps {
  field: FormField;
  /** Null in a preview, where nothing is uploaded. */
  formId: string | null;
  /** The id of the uploaded picture. */
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
}

/** Uploads the picture as it is chosen; the answer names it. */
export function PictureAnswer({ field, formId, value, error, onChange }: PictureAnswerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const upload = async (file: File) => {
    if (formId === null) return;
    if (file.size > MAX_BYTES) return setProblem(texts.pictureTooLarge);
    setProblem(undefined);
    setUploading(true);
    try {
      const data = await pictureData(file);
      const filename = file.name.slice(0, 100) || 'picture';
      onChange((await api.forms.uploadPicture({ id: formId, filename, data })).id);
    } catch (failure) {
      setProblem(errorText(failure));
    } finally {
      setUploading(false);
    }
  };
  return (
    <FieldGroup field={field} error={problem ?? error}>
      {value !== null && <PictureView id={value} label={field.label} />}
      {formId === null ? (
        <p className={styles.note}>{texts.noPreviewUpload}</p>
      ) : (
        <div className={styles.pictureActions}>
          <Button
            variant="ghost"
            loading={isUploading}
            icon={<IconPhotoPlus size={17} stroke={1.75} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {value === null ? texts.choosePicture : texts.replacePicture}
          </Button>
          {value !== null && (
            <Button
              variant="quiet"
              icon={<IconX size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => onChange(null)}
            >
              {texts.removePicture}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept="image/*"
            aria-label={interpolate(texts.pictureOf, { label: field.label })}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void upload(file);
            }}
          />
        </div>
      )}
    </FieldGroup>
  );
}
