/**
 * Names are written in many scripts, and the fonts of the packages have Latin letters only. A companion font
 * is loaded when an answer has letters of its script; of each only the parts with these letters.
 */
interface Companion {
  readonly letters: RegExp;
  readonly load: () => Promise<unknown>;
}

const COMPANIONS: readonly Companion[] = [
  {
    letters: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
    load: () => import('@fontsource-variable/noto-sans/standard.css'),
  },
  {
    letters: /\p{Script=Arabic}/u,
    load: () => import('@fontsource-variable/noto-sans-arabic/standard.css'),
  },
  {
    letters: /\p{Script=Thai}/u,
    load: () => import('@fontsource-variable/noto-sans-thai/standard.css'),
  },
  {
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    load: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  },
  {
    letters: /\p{Script=Hangul}/u,
    load: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  },
  // Streaming PCs with Linux often have none, and those of others differ from PC to PC.
  {
    letters: /\p{Emoji_Presentation}|\uFE0F/u,
    load: () => import('@fontsource/noto-color-emoji/400.css'),
  },
];

const missing = new Set(COMPANIONS);

/** Loads each companion once, the first time that a text needs it. */
export function loadCompanionFonts(text: string): void {
  for (const companion of missing) {
    if (!companion.letters.test(text)) continue;
    missing.delete(companion);
    // Without it letters come from the fonts of the system; the next answer tries again.
    companion.load().catch(() => missing.add(companion));
  }
}
