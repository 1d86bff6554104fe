/** Breakpoints for matchMedia; breakpoints.css has the same ones for styles. */
export const MENU_BAR = '(min-width: 960px)';
/** Wider than `--single-column`. */
export const TWO_COLUMNS = '(min-width: 1000.1px)';
