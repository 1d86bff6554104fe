/** Breakpoints for matchMedia; breakpoints.css has the same ones for styles. */
export const MENU_BAR = '(min-width: 960px)';
