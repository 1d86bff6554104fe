import { errorText } from '@mes/client/error-text';
import type { TicketPicture } from '@mes/contract/support-schemas';
import { TICKET_LIMITS } from '@mes/domain/support/limits';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { api } from '../../api/client';
import { Button } from '../../components/Button';
import { notify } from '../../components/toasts/notify';
import { interpolate } from '../../interpolate';
import styles from './PictureInput.module.css';
import * as texts from './texts';

interface PictureInputProps {
  pictures: readonly TicketPicture[];
  onChange: (pictures: readonly TicketPicture[]) => void;
  /** What the button says. */
  label?: string;
}

/** Uploads pictures as they are chosen; the message names them. */
export function PictureInput({ pictures, onChange, label = texts.addPicture }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isUploading, setIsUploading] = useState(false);
  const add = async (file: File) => {
    setIsUploading(true);
    try {
      const picture = {
        filename: file.name.slice(0, 100) || 'picture',
        data: await toDataUrl(file),
      };
      onChange([...pictures, await api.support.uploadPicture(picture)]);
    } catch (error) {
      notify({ message: errorText(error), kind: 'danger' });
    } finally {
      setIsUploading(false);
    }
  };
  return (
    <div className={styles.pictures}>
      {pictures.map(({ id, name }) => (
        <Button
          key={id}
          size="sm"
          variant="quiet"
          icon={<IconX size={14} aria-hidden="true" />}
          aria-label={interpolate(texts.removePicture, { name })}
          onClick={() => onChange(pictures.filter((picture) => picture.id !== id))}
        >
          {name}
        </Button>
      ))}
      {pictures.length < TICKET_LIMITS.pictures && (
        <Button
          size="sm"
          variant="ghost"
          loading={isUploading}
          icon={<IconPhotoPlus size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void add(file);
        }}
      />
    </div>
  );
}

function toDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error());
    reader.readAsDataURL(file);
  });
}
