/** The least that has the header of a video: nothing plays it, but its type and length can be read. */

export function mp4({ seconds, brand = 'isom' }: { seconds: number; brand?: string }): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(Math.round(seconds * 1_000), 16);
  const type = box('ftyp', Buffer.from(`${brand}\0\0\0\0`, 'latin1'));
  // The pictures first, as cameras write them: the header is found behind them.
  return Buffer.concat([
    type,
    box('mdat', Buffer.alloc(2_000, 7)),
    box('moov', box('mvhd', header)),
  ]);
}

export function webm({ seconds, docType = 'webm' }: { seconds: number; docType?: string }): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(seconds * 1_000);
  const header = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from(docType)));
  const scale = element([0x2a, 0xd7, 0xb1], Buffer.from([0x0f, 0x42, 0x40]));
  const fields = seconds > 0 ? [scale, element([0x44, 0x89], duration)] : [scale];
  const info = element([0x15, 0x49, 0xa9, 0x66], Buffer.concat(fields));
  return Buffer.concat([header, element([0x18, 0x53, 0x80, 0x67], info)]);
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

function element(id: readonly number[], content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([...id, 0x80 | content.length]), content]);
}
