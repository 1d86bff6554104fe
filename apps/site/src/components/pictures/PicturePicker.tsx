import { IconPhotoUp } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../Button';
import { Alert } from '../states/Alert';
import * as texts from '../texts';
import { CropFrame } from './CropFrame';
import type { Size } from './crop';
import styles from './PicturePicker.module.css';
import { type DecodedPicture, type PickedPicture, readPicture } from './read-picture';

export interface PicturePickerProps {
  label: string;
  /** The maximum size of the result, and the aspect ratio of the frame. */
  size: Size;
  /** The current picture, shown until another one is chosen. */
  current: ReactNode;
  /** What is wrong with the chosen picture. */
  error?: string;
  onChange: (picture: PickedPicture | null) => void;
}

/** Choose or drop a file, then move and zoom it in the frame. */
export function PicturePicker({ label, size, current, error, onChange }: PicturePickerProps) {
  const [chosen, setChosen] = useState<DecodedPicture | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();

  const loadFile = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    try {
      setChosen(await readPicture(file));
    } catch (error) {
      setChosen(null);
      onChange(null);
      setProblem((error as Error).message);
    }
  };

  return (
    <fieldset
      className={styles.picker}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void loadFile(event.dataTransfer.files[0]);
      }}
    >
      <legend className={styles.label}>{label}</legend>
      {chosen ? (
        <CropFrame key={chosen.name} picture={chosen} size={size} onChange={onChange} />
      ) : (
        current && <div className={styles.current}>{current}</div>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        className={styles.file}
        aria-label={label}
        aria-describedby={noteId}
        onChange={(event) => void loadFile(event.target.files?.[0])}
      />
      <Button
        variant="ghost"
        size="sm"
        icon={<IconPhotoUp size={17} stroke={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {chosen ? texts.chooseAnotherPicture : texts.choosePicture}
      </Button>
      <p id={noteId} className={styles.note}>
        {texts.pictureHint}
      </p>
      {(problem ?? error) && (
        <Alert kind="danger" announce>
          {problem ?? error}
        </Alert>
      )}
    </fieldset>
  );
}
