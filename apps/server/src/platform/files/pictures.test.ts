import { InvalidParameter } from '@mes/contract/errors';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { preparePicture } from './pictures';

const rule = { maxWidth: 512, maxHeight: 512 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#803010' } });

describe('an accepted picture', () => {
  it.each([
    { what: 'a large one is made smaller', width: 2_000, height: 1_000, expected: [512, 256] },
    { what: 'one that fits keeps its size', width: 300, height: 200, expected: [300, 200] },
    { what: 'a tiny one is enlarged to 96 wide', width: 20, height: 20, expected: [96, 96] },
  ])('$what', async ({ width, height, expected }) => {
    const made = await preparePicture(await plain(width, height).png().toBuffer(), rule);
    expect([made.width, made.height]).toEqual(expected);
    expect((await sharp(made.picture).metadata()).format).toBe('webp');
    expect((await sharp(made.placeholder).metadata()).width).toBeLessThanOrEqual(96);
  });

  it('is decoded alone, however many are uploaded at once', async () => {
    const upload = await plain(3_000, 2_000).jpeg({ progressive: true }).toBuffer();
    let most = 0;
    const count = () => {
      // Without those in work: a picture counts as one until its callback has returned.
      most = Math.max(most, sharp.counters().queue);
    };
    sharp.queue.on('change', count);
    const made = await Promise.all(Array.from({ length: 8 }, () => preparePicture(upload, rule)));
    sharp.queue.off('change', count);
    expect(made.map(({ width }) => width)).toEqual(Array(8).fill(512));
    expect(most).toBe(1);
  });

  it('loses its metadata', async () => {
    const withLocation = await plain(200, 200)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const { picture } = await preparePicture(withLocation, rule);
    expect(picture.includes('secret place')).toBe(false);
    expect((await sharp(picture).metadata()).exif).toBeUndefined();
  });
});

describe('a refused upload', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const program = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), Buffer.alloc(5_000, 1)]);

  it.each([
    ['an SVG with a script', async () => svg],
    ['a renamed program', async () => program],
    ['nothing', async () => Buffer.alloc(0)],
    [
      'a picture cut in half',
      async () => (await plain(600, 600).png().toBuffer()).subarray(0, 400),
    ],
    [
      'a picture of 60 megapixels',
      () => plain(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer(),
    ],
    ['a file of more than 8 MB', async () => Buffer.alloc(8 * 1024 * 1024 + 1)],
  ])('%s', async (_what, upload) => {
    await expect(preparePicture(await upload(), rule)).rejects.toBeInstanceOf(InvalidParameter);
  });
});
