/** Breakpoints that code asks for by matchMedia; breakpoints.css holds the same ones for styles. */
export const MENU_BAR = '(min-width: 960px)';
