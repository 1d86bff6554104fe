const WIDTH = 32;
const HEIGHT = 18;
const HEADER_BYTES = 54;

/** A plain picture in a colour of its own for each name, so that a screenshot shows which one it is. */
export function pictureOf(name: string): string {
  const file = Buffer.alloc(HEADER_BYTES + WIDTH * HEIGHT * 3);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(HEADER_BYTES, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(WIDTH, 18);
  file.writeInt32LE(HEIGHT, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  const colour = colourOf(name);
  for (let offset = HEADER_BYTES; offset < file.length; offset++)
    file[offset] = colour[(offset - HEADER_BYTES) % 3]!;
  return `data:image/bmp;base64,${file.toString('base64')}`;
}

/** Blue, green, red; never near black or white. */
function colourOf(name: string): readonly number[] {
  const hash = Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) >>> 0, 7);
  return [0, 8, 16].map((shift) => 48 + (((hash >>> shift) & 0xff) % 160));
}
