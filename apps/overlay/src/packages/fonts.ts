/** A scene waits no longer than this for its fonts. */
const FONTS_TIMEOUT_MS = 1_500;

export function loadFonts(fonts: readonly string[]): Promise<unknown> {
  const timeout = new Promise((done) => setTimeout(done, FONTS_TIMEOUT_MS));
  const loads = Promise.all(fonts.map((font) => document.fonts.load(font)));
  return Promise.race([loads, timeout]).catch(() => {});
}
