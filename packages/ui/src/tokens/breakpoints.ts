/** Breakpoints for matchMedia; breakpoints.css has the same ones for styles. */
export const MENU_BAR = '(min-width: 960px)';
export const ABOVE_TABLET = '(min-width: 1100.1px)';
