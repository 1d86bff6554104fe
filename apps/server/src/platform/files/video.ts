/**
 * What a video file says about itself: its type by its bytes, and its length by its header. Nothing is
 * decoded. A header can lie about the length, but not about the size of the file.
 */
import type { ByteRange } from '../calls/handlers';

export interface VideoFile {
  readonly size: number;
  /** As much of it as there is. */
  read(range: ByteRange): Promise<Buffer>;
}

export interface VideoFacts {
  readonly type: 'video/mp4' | 'video/webm';
  /** Null if the header does not tell. */
  readonly seconds: number | null;
}

/** Those that browsers play. QuickTime and pictures (HEIC, AVIF) are boxed alike. */
const MP4_BRANDS = new Set([
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'M4VP',
  'dash',
  'MSNV',
  'cmfc',
]);
const WEBM_HEAD_BYTES = 65_536;
/** More boxes than any video has before its header. */
const MAX_BOXES = 1_000;

/** Null for everything that is no MP4 or WebM. */
export async function readVideoFacts(file: VideoFile): Promise<VideoFacts | null> {
  const head = await readAt(file, 0, 12);
  if (head.toString('latin1', 4, 8) === 'ftyp') {
    if (!MP4_BRANDS.has(head.toString('latin1', 8, 12))) return null;
    return { type: 'video/mp4', seconds: await readMp4Seconds(file) };
  }
  return readWebm(await readAt(file, 0, WEBM_HEAD_BYTES));
}

async function readAt(file: VideoFile, start: number, length: number): Promise<Buffer> {
  if (start >= file.size) return Buffer.alloc(0);
  return file.read({ start, end: Math.min(start + length, file.size) - 1 });
}

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The movie header (mvhd) stands in the movie box (moov), before or after the pictures. */
async function readMp4Seconds(file: VideoFile): Promise<number | null> {
  const movie = await findBox(file, 'moov', { start: 0, end: file.size });
  const header = movie && (await findBox(file, 'mvhd', movie));
  if (!header) return null;
  const content = await readAt(file, header.start, 32);
  if (content.length < 32) return null;
  const isLong = content[0] === 1;
  const scale = content.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(content.readBigUInt64BE(24)) : content.readUInt32BE(16);
  // Videos in fragments say 0 here.
  return scale === 0 || duration === 0 ? null : duration / scale;
}

async function findBox(
  file: VideoFile,
  type: string,
  { start, end }: { start: number; end: number },
): Promise<Box | null> {
  let position = start;
  for (let count = 0; count < MAX_BOXES && position + 8 <= end; count++) {
    const box = toBox(await readAt(file, position, 16), position, end);
    if (!box) return null;
    if (box.type === type) return box;
    position = box.end;
  }
  return null;
}

function toBox(head: Buffer, position: number, limit: number): Box | null {
  if (head.length < 8) return null;
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 0) return { type, start: position + 8, end: limit };
  const isLong = short === 1;
  if (isLong && head.length < 16) return null;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short;
  const header = isLong ? 16 : 8;
  if (size < header || position + size > limit) return null;
  return { type, start: position + header, end: position + size };
}

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const NANOSECONDS = 1_000_000_000;
const DEFAULT_SCALE = 1_000_000;

function readWebm(bytes: Buffer): VideoFacts | null {
  const top = readElements(bytes);
  const header = top.get(EBML);
  if (!header || readElements(header).get(DOC_TYPE)?.toString('latin1') !== 'webm') return null;
  const info = readElements(top.get(SEGMENT) ?? Buffer.alloc(0)).get(INFO);
  const fields = readElements(info ?? Buffer.alloc(0));
  const scale = fields.get(TIMESTAMP_SCALE);
  const duration = fields.get(DURATION);
  const ticks =
    duration?.length === 4
      ? duration.readFloatBE()
      : duration?.length === 8
        ? duration.readDoubleBE()
        : 0;
  if (!(ticks > 0 && Number.isFinite(ticks))) return { type: 'video/webm', seconds: null };
  const tick =
    scale && scale.length <= 6 && scale.length > 0
      ? scale.readUIntBE(0, scale.length)
      : DEFAULT_SCALE;
  return { type: 'video/webm', seconds: (ticks * tick) / NANOSECONDS };
}

/** The first element of each id; the last one may be cut. */
function readElements(bytes: Buffer): Map<number, Buffer> {
  const found = new Map<number, Buffer>();
  let position = 0;
  for (let count = 0; count < MAX_BOXES && position < bytes.length; count++) {
    const id = readNumber(bytes, position, { withMarker: true });
    const size = id && readNumber(bytes, position + id.length, { withMarker: false });
    if (!id || !size) break;
    const start = position + id.length + size.length;
    const end = Math.min(start + size.value, bytes.length);
    if (!found.has(id.value)) found.set(id.value, bytes.subarray(start, end));
    position = end;
  }
  return found;
}

/** A number of EBML: the zeros before its first one tell how many bytes it has. */
function readNumber(
  bytes: Buffer,
  position: number,
  { withMarker }: { withMarker: boolean },
): { value: number; length: number } | null {
  const first = bytes[position];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (position + length > bytes.length) return null;
  let value = withMarker ? first : first & ((1 << (8 - length)) - 1);
  for (let index = 1; index < length; index++) value = value * 256 + bytes[position + index]!;
  return { value, length };
}
