/** What a file is by its first bytes; its name and declared type may lie. */
interface KnownType {
  readonly type: string;
  /** The first one is added to names that have none of them. */
  readonly extensions: readonly string[];
  readonly offset: number;
  readonly signature: string;
}

const UNKNOWN = { type: 'application/octet-stream', extensions: ['bin'] } as const;
const TEXT = { type: 'text/plain', extensions: ['txt', 'log', 'csv', 'md'] } as const;

const KNOWN: readonly KnownType[] = [
  { type: 'image/png', extensions: ['png'], offset: 0, signature: '\u0089PNG\r\n\u001a\n' },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], offset: 0, signature: '\u00ff\u00d8\u00ff' },
  { type: 'image/gif', extensions: ['gif'], offset: 0, signature: 'GIF8' },
  { type: 'image/webp', extensions: ['webp'], offset: 8, signature: 'WEBP' },
  { type: 'video/mp4', extensions: ['mp4', 'mov', 'm4v'], offset: 4, signature: 'ftyp' },
  { type: 'video/webm', extensions: ['webm', 'mkv'], offset: 0, signature: '\u001aE\u00df\u00a3' },
  { type: 'application/pdf', extensions: ['pdf'], offset: 0, signature: '%PDF-' },
  { type: 'application/zip', extensions: ['zip'], offset: 0, signature: 'PK\u0003\u0004' },
];

/** HTML and SVG are text here, like everything else that a person could read. */
export function sniffType(head: Uint8Array): string {
  const characters = String.fromCharCode(...head);
  const known = KNOWN.find(({ offset, signature }) => characters.startsWith(signature, offset));
  if (known) return known.type;
  return head.length > 0 && isText(head) ? TEXT.type : UNKNOWN.type;
}

/** The extensions that a file of this type may have. */
export function extensionsOf(type: string): readonly string[] {
  return [...KNOWN, TEXT].find((known) => known.type === type)?.extensions ?? UNKNOWN.extensions;
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;

function isText(head: Uint8Array): boolean {
  return head.every(
    (byte) => byte >= SPACE || byte === TAB || byte === LINE_FEED || byte === CARRIAGE_RETURN,
  );
}
