/** Attributes of a box that scrolls: the keyboard must reach it. */
export function scrollable(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': label };
}
