import { classNames } from '@mes/ui/class-names';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import * as texts from '../texts';
import { type Crop, clampCrop, dragCrop, MAX_ZOOM, type Size, visibleArea, WHOLE } from './crop';
import styles from './PicturePicker.module.css';
import { croppedPicture, type DecodedPicture, type PickedPicture } from './read-picture';

/** The width of the frame on the page; the picture is cropped at its full resolution. */
const FRAME_WIDTH = 220;
const ARROW_STEP = 12;

interface CropFrameProps {
  picture: DecodedPicture;
  size: Size;
  onChange: (picture: PickedPicture) => void;
}

/** Moves and zooms a picture in its frame, by pointer and by keyboard. */
export function CropFrame({ picture, size, onChange }: CropFrameProps) {
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [isDragging, setIsDragging] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const zoomId = useId();
  const shown = { width: FRAME_WIDTH, height: (FRAME_WIDTH * size.height) / size.width };

  useEffect(() => draw(canvas.current, picture.bitmap, shown, crop));

  const emitChange = useEffectEvent(onChange);
  useEffect(() => emitChange(croppedPicture(picture, size, crop)), [picture, size, crop]);

  const move = (x: number, y: number) =>
    setCrop((before) => dragCrop(picture.bitmap, shown, before, { x, y }));

  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={classNames(styles.frame, isDragging && styles.held)}
        aria-label={texts.croppedPart}
        onPointerDown={(event: PointerEvent) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setIsDragging(true);
        }}
        onPointerMove={(event: PointerEvent) =>
          isDragging && move(event.movementX, event.movementY)
        }
        onPointerUp={() => setIsDragging(false)}
        onPointerCancel={() => setIsDragging(false)}
        onKeyDown={(event: KeyboardEvent) => {
          const step = ARROWS[event.key];
          if (!step) return;
          event.preventDefault();
          move(step[0] * ARROW_STEP, step[1] * ARROW_STEP);
        }}
      >
        <canvas
          ref={canvas}
          width={shown.width * 2}
          height={shown.height * 2}
          style={{ width: shown.width, height: shown.height }}
        />
      </button>
      <label htmlFor={zoomId} className={styles.zoom}>
        {texts.zoom}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => {
            const zoom = Number(event.target.value);
            setCrop((before) => clampCrop(picture.bitmap, shown, { ...before, zoom }));
          }}
        />
      </label>
    </div>
  );
}

/** The picture moves with the pointer, so the frame moves in the opposite direction. */
const ARROWS: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function draw(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap, frame: Size, crop: Crop) {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const part = visibleArea(bitmap, frame, crop);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    bitmap,
    part.left,
    part.top,
    part.width,
    part.height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
}
