import { confirmForm } from '../dialogs/dialogs';
import { Select } from '../forms/Select';
import { TextInput } from '../forms/TextInput';
import { CropFrame } from '../pictures/CropFrame';
import type { DecodedPicture, PickedPicture } from '../pictures/read-picture';
import * as texts from './texts';

interface ChosenPicture {
  readonly alt: string;
  readonly shape: Shape;
  /** Null for the whole picture. */
  readonly cropped: PickedPicture | null;
}

type Shape = 'whole' | keyof typeof SIZES;

/** The largest result of each shape. */
const SIZES = {
  wide: { width: 1_920, height: 1_080 },
  photo: { width: 1_600, height: 1_200 },
  square: { width: 1_200, height: 1_200 },
} as const;

const SHAPES: readonly { value: Shape; label: string }[] = [
  { value: 'whole', label: texts.wholePicture },
  { value: 'wide', label: texts.wideShape },
  { value: 'photo', label: texts.photoShape },
  { value: 'square', label: texts.squareShape },
];

/** Asks what a picture shows and which part of it. Null if it is not inserted. */
export function askForPicture(picture: DecodedPicture): Promise<ChosenPicture | null> {
  return confirmForm<ChosenPicture>({
    title: texts.describePicture,
    confirmLabel: texts.insertPicture,
    initial: { alt: '', shape: 'whole', cropped: null },
    form: ({ bind, set, values: { shape } }) => (
      <>
        <TextInput
          label={texts.pictureDescription}
          hint={texts.pictureDescriptionHint}
          maxLength={200}
          {...bind('alt')}
        />
        <Select
          label={texts.pictureShape}
          options={SHAPES}
          value={shape}
          onChange={(next) => {
            set('shape', next);
            set('cropped', null);
          }}
        />
        {shape !== 'whole' && (
          <CropFrame
            key={shape}
            picture={picture}
            size={SIZES[shape]}
            onChange={(cropped) => set('cropped', cropped)}
          />
        )}
      </>
    ),
  });
}
