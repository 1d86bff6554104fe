/** One page of a list, as S3-compatible storage answers it in XML. */
export interface ListPage {
  readonly objects: readonly { readonly key: string; readonly modifiedAt: number }[];
  /** What comes before the next slash, where the request asked for that. */
  readonly folders: readonly string[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

export function parseListPage(xml: string): ListPage {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: textOf(entry, 'Key') ?? '',
    modifiedAt: Date.parse(textOf(entry, 'LastModified') ?? ''),
  }));
  const folders = [...xml.matchAll(/<CommonPrefixes>(.*?)<\/CommonPrefixes>/gs)].map(
    ([, entry = '']) => textOf(entry, 'Prefix') ?? '',
  );
  const isTruncated = textOf(xml, 'IsTruncated') === 'true';
  const next = isTruncated ? (textOf(xml, 'NextMarker') ?? objects.at(-1)?.key ?? null) : null;
  return { objects, folders, next };
}

/** `AccessDenied` */
export function parseErrorCode(xml: string): string | null {
  return textOf(xml, 'Code');
}

function textOf(xml: string, tag: string): string | null {
  const [, text] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xml) ?? [];
  return text === undefined ? null : decodeEntities(text);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}
