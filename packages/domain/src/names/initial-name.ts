/** The initial name of a new player, from the names at the sign-in provider. */
import { checkPlayerName, PLAYER_NAME } from './validity';

const FALLBACK = 'Player';
const MAX_NUMBER = 20;

/** The first name that is valid after forbidden characters are removed. */
export function initialName(providerNames: readonly string[]): string {
  for (const name of providerNames) {
    const checked = checkPlayerName(removeForbidden(name));
    if (checked.ok) return checked.value;
  }
  return FALLBACK;
}

/** The name, then alternatives if it is taken: numbered names, and last one with `random`. */
export function nameVariants(name: string, random: number): string[] {
  const numbers = Array.from({ length: MAX_NUMBER - 1 }, (_, index) => index + 2);
  const suffixes = ['', ...[...numbers, random].map((number) => ` ${number}`)];
  return suffixes.map(
    (suffix) => truncate(name, PLAYER_NAME.max - suffix.length).trimEnd() + suffix,
  );
}

function removeForbidden(name: string): string {
  const visible = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/[\p{Z}/\\<>]+/gu, ' ')
    .trim();
  return truncate(visible, PLAYER_NAME.max).trim();
}

function truncate(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('');
}
