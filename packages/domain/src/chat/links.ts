/** Endings of bare host names that people click or type: `clips.example` without a scheme. */
const ENDINGS =
  'app|biz|cc|click|club|co|com|de|dev|eu|fr|fun|gg|gift|info|io|it|link|live|ly|me|ml|net|nl|online|org|pl|pro|ru|shop|site|space|store|stream|su|tk|to|top|tv|uk|us|vip|win|ws|xyz|zip';
const WITH_SCHEME = /[a-z][a-z\d+.-]{1,15}:\/+([^\s/?#\\]*)/gi;
const BARE = new RegExp(
  String.raw`(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.)+(?:${ENDINGS})(?![\p{L}\p{N}-])`,
  'giu',
);
const DOTS = /[\u3002\uff0e\uff61]/g;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The hosts that a text links to or names, in lower case. A scheme of another kind counts as well. */
export function findHosts(text: string): string[] {
  const plain = text.replace(DOTS, '.').normalize('NFKC').replace(INVISIBLE, '').toLowerCase();
  const linked = Array.from(plain.matchAll(WITH_SCHEME), ([, authority]) => hostOf(authority!));
  const named = Array.from(plain.replace(WITH_SCHEME, ' ').matchAll(BARE), ([host]) => host);
  return [...new Set([...linked, ...named])];
}

/** Also a subdomain of a known host. */
export function isKnownHost(host: string, known: readonly string[]): boolean {
  return known.some((each) => host === each || host.endsWith(`.${each}`));
}

/** Without user name and port: what is before the last @ is not the host. */
function hostOf(authority: string): string {
  return authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
}
