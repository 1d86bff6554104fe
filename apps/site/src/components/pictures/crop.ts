/** What of a picture is shown in a frame, and where the frame lies in the picture. */
export interface Crop {
  /** 1 fills the frame; more comes closer. */
  readonly zoom: number;
  /** The middle of the frame, as a share of the picture's width and height. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MOST_ZOOM = 4;

/** The part of the picture that the frame shows, in the picture's own pixels. */
export function frameIn(picture: Size, frame: Size, crop: Crop) {
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

/** The crop that is nearest and leaves no part of the frame empty. */
export function kept(picture: Size, frame: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, MOST_ZOOM);
  const { width, height } = frameIn(picture, frame, { ...crop, zoom });
  const halfX = width / picture.width / 2;
  const halfY = height / picture.height / 2;
  return {
    zoom,
    x: between(halfX, crop.x, 1 - halfX),
    y: between(halfY, crop.y, 1 - halfY),
  };
}

/** The crop after the picture was dragged by some pixels of the frame as it is drawn. */
export function dragged(
  picture: Size,
  frame: Size,
  crop: Crop,
  by: { readonly x: number; readonly y: number },
): Crop {
  const shown = frameIn(picture, frame, crop);
  return kept(picture, frame, {
    zoom: crop.zoom,
    x: crop.x - (by.x / frame.width) * (shown.width / picture.width),
    y: crop.y - (by.y / frame.height) * (shown.height / picture.height),
  });
}

function between(low: number, value: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
