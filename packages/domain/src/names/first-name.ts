/** The name that a new player starts with, from the names at the provider. */
import { checkPlayerName, PLAYER_NAME } from './validity';

const FALLBACK = 'Player';
const HIGHEST_NUMBER = 20;

/** The first of the names that is valid after forbidden characters are removed. */
export function firstName(providerNames: readonly string[]): string {
  for (const name of providerNames) {
    const checked = checkPlayerName(removeForbidden(name));
    if (checked.ok) return checked.value;
  }
  return FALLBACK;
}

/** The name, then what to try if it is taken: numbered names, and last the one with `random`. */
export function nameVariants(name: string, random: number): string[] {
  const numbers = Array.from({ length: HIGHEST_NUMBER - 1 }, (_, index) => index + 2);
  const suffixes = ['', ...[...numbers, random].map((number) => ` ${number}`)];
  return suffixes.map((suffix) => cut(name, PLAYER_NAME.max - suffix.length).trimEnd() + suffix);
}

function removeForbidden(name: string): string {
  const visible = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/[\p{Z}/\\<>]+/gu, ' ')
    .trim();
  return cut(visible, PLAYER_NAME.max).trim();
}

function cut(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('');
}
