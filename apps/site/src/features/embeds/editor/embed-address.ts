import type { EmbedKind } from '@mes/domain/embeds/embeds';

/** What an address or a choice names; a team by its name. */
export interface EmbedSubject {
  readonly kind: EmbedKind;
  readonly id: string;
}

const KINDS: Readonly<Record<string, EmbedKind>> = {
  players: 'player',
  teams: 'team',
  match: 'match',
  tournament: 'bracket',
  'highlights/clip': 'clip',
};

const PAGE = /^\/app\/(players|teams|match|tournament|highlights\/clip)\/([^/]+)\/?$/;

/** The subject of an address of this site, in full or as a path. */
export function parseEmbedAddress(text: string, origin: string): EmbedSubject | null {
  const address = text.trim();
  if (/\s/.test(address) || !URL.canParse(address, origin)) return null;
  if (!address.startsWith('/') && !/^https?:/i.test(address)) return null;
  const url = new URL(address, origin);
  const [, folder, value] = PAGE.exec(url.pathname) ?? [];
  const kind = folder === undefined ? undefined : KINDS[folder];
  if (url.origin !== origin || !kind || value === undefined) return null;
  const id = decode(value);
  return id === null ? null : { kind, id };
}

/** Null for an address that is not encoded properly. */
function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
