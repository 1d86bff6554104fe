/** The initial name of a new player, from the names at the sign-in provider. */
import type { IsReservedName } from './reserved-words';
import { checkPlayerName, PLAYER_NAME } from './validity';

/** For whoever has no name that they may have here. */
export const NEUTRAL_NAME = 'Player';
const MAX_NUMBER = 20;

/** The first name that is valid after forbidden characters are removed, and not reserved. */
export function initialName(providerNames: readonly string[], isReserved: IsReservedName): string {
  for (const name of providerNames) {
    const checked = checkPlayerName(removeForbidden(name));
    if (checked.ok && !isReserved(checked.value)) return checked.value;
  }
  return NEUTRAL_NAME;
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
