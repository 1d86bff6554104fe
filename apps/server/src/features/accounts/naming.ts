/** The first name of a new player, from what the provider calls them. They can change it later. */
import { checkPlayerName, PLAYER_NAME } from '@mes/domain/names/validity';

const NAMELESS = 'Player';
const NUMBERED_UP_TO = 20;

/** The first of the names that fits our rules once what they forbid is taken out. */
export function nameFrom(known: readonly string[]): string {
  for (const name of known) {
    const checked = checkPlayerName(tidy(name));
    if (checked.ok) return checked.value;
  }
  return NAMELESS;
}

/** The name itself, and what to try where it is taken: numbers, and at last a random one. */
export function variantsOf(name: string, random: number): string[] {
  const numbers = Array.from({ length: NUMBERED_UP_TO - 1 }, (_, index) => index + 2);
  const suffixes = ['', ...[...numbers, random].map((number) => ` ${number}`)];
  return suffixes.map((suffix) => cut(name, PLAYER_NAME.max - suffix.length).trimEnd() + suffix);
}

function tidy(name: string): string {
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
