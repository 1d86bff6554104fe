/**
 * Asks for the one font of the site as soon as the scripts are there, long before the first text
 * needs it. Sooner, as a preload in the page's head, it would share a slow line with the very
 * scripts that render the page: on a phone that costs 0.4 s until anything is readable.
 */
export function loadFont(): void {
  void document.fonts.load('1em "Archivo Variable"');
}
