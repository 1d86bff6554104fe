/** Names that claim to speak for the site. */
import { skeleton } from './skeleton';

const ROLES = ['staff', 'admin', 'administrator', 'system', 'moderator', 'mod', 'official'];

export type IsReservedName = (name: string) => boolean;

/**
 * Judges names by their letters alone: separators, digits, accents and look-alikes around or between
 * them change nothing. What is made of several reserved words is reserved too ("MES Staff").
 */
export function reservedNames(brand: string): IsReservedName {
  const words = [...ROLES.map((role) => `${role}s?`), lettersOf(brand)].filter(Boolean);
  const reserved = new RegExp(`^(?:${words.join('|')})+$`, 'u');
  return (name) => reserved.test(lettersOf(name));
}

function lettersOf(name: string): string {
  return skeleton(name).replace(/[^\p{L}]+/gu, '');
}
