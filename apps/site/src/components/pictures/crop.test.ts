import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampCrop, dragCrop, MAX_ZOOM, visibleArea, WHOLE } from './crop';

const square = { width: 200, height: 200 };

describe('a crop', () => {
  it('shows the middle of a wide picture at its full height', () => {
    expect(visibleArea({ width: 800, height: 400 }, square, WHOLE)).toEqual({
      width: 400,
      height: 400,
      left: 200,
      top: 0,
    });
  });

  it('shows half of it in each direction at twice the zoom', () => {
    const crop = { zoom: 2, x: 0.5, y: 0.5 };
    expect(visibleArea({ width: 400, height: 400 }, square, crop)).toEqual({
      width: 200,
      height: 200,
      left: 100,
      top: 100,
    });
  });

  it('follows the pointer: what lay under it stays under it', () => {
    const moved = dragCrop({ width: 800, height: 400 }, square, WHOLE, { x: 50, y: 0 });
    expect(visibleArea({ width: 800, height: 400 }, square, moved).left).toBe(100);
  });

  it('never leaves the picture, whatever is dragged and zoomed', () => {
    const size = fc.record({
      width: fc.integer({ min: 1, max: 8_000 }),
      height: fc.integer({ min: 1, max: 8_000 }),
    });
    const crop = fc.record({
      zoom: fc.double({ min: -2, max: 20, noNaN: true }),
      x: fc.double({ min: -3, max: 3, noNaN: true }),
      y: fc.double({ min: -3, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(size, size, crop, (picture, frame, wanted) => {
        const crop = clampCrop(picture, frame, wanted);
        const { left, top, width, height } = visibleArea(picture, frame, crop);
        const slack = 1e-6 * Math.max(picture.width, picture.height);
        expect(left).toBeGreaterThanOrEqual(-slack);
        expect(top).toBeGreaterThanOrEqual(-slack);
        expect(left + width).toBeLessThanOrEqual(picture.width + slack);
        expect(top + height).toBeLessThanOrEqual(picture.height + slack);
        expect(crop.zoom).toBeLessThanOrEqual(MAX_ZOOM);
      }),
    );
  });
});
