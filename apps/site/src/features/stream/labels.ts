/** The pages that follow the show. */
export const OUTPUT_LABELS: Readonly<Record<string, string>> = {
  program: 'Program output',
  overlay: 'Overlay output',
};
