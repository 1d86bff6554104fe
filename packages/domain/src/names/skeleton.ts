import { LOOK_ALIKES } from './look-alikes';

/** Dakuten make other syllables of kana, so they are no accents. */
const ACCENTS = /(?![\u3099\u309a])[\p{Script=Inherited}\u0483-\u0489]/gu;
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * What a name looks like: two names with the same skeleton cannot be told apart at a glance. Case,
 * accents, fonts and look-alikes of other scripts are folded away, after Unicode TR39. The skeleton
 * of a skeleton is itself, and ASCII letters and digits stay what they are: l, I and 1 differ.
 */
export function skeleton(name: string): string {
  const folded = fold(name);
  return folded === name ? folded : skeleton(folded);
}

function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(INVISIBLE, '').replace(ACCENTS, '');
  return Array.from(plain, (character) => LOOK_ALIKES.get(character) ?? character.toLowerCase())
    .join('')
    .replace(/ς/g, 'σ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2018\u2019\u201b\u02bc\u2032]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
