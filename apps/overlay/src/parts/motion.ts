/** Whether the viewer's system asks for less motion, as tests do. */
export function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
