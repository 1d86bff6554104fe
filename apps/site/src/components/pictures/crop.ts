/** The part of a picture that a frame shows. */
export interface Crop {
  /** 1 fills the frame. */
  readonly zoom: number;
  /** The centre of the frame, relative to the size of the picture. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 4;

/** The part of the picture that the frame shows, in pixels of the picture. */
export function visibleArea(picture: Size, frame: Size, crop: Crop) {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height) / crop.zoom;
  const width = frame.width * scale;
  const height = frame.height * scale;
  return {
    width,
    height,
    left: crop.x * picture.width - width / 2,
    top: crop.y * picture.height - height / 2,
  };
}

/** The nearest crop that fills the whole frame. */
export function clampCrop(picture: Size, frame: Size, crop: Crop): Crop {
  const zoom = clamp(1, crop.zoom, MAX_ZOOM);
  const { width, height } = visibleArea(picture, frame, { ...crop, zoom });
  const halfX = width / picture.width / 2;
  const halfY = height / picture.height / 2;
  return {
    zoom,
    x: clamp(halfX, crop.x, 1 - halfX),
    y: clamp(halfY, crop.y, 1 - halfY),
  };
}

/** The crop after dragging the picture by some pixels of the frame. */
export function dragCrop(
  picture: Size,
  frame: Size,
  crop: Crop,
  by: { readonly x: number; readonly y: number },
): Crop {
  const shown = visibleArea(picture, frame, crop);
  return clampCrop(picture, frame, {
    zoom: crop.zoom,
    x: crop.x - (by.x / frame.width) * (shown.width / picture.width),
    y: crop.y - (by.y / frame.height) * (shown.height / picture.height),
  });
}

function clamp(low: number, value: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
