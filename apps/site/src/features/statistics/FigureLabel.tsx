import { FIGURE_LABELS, type LabelledFigure } from './labels';

/** A short label that explains itself. */
export function FigureLabel({ figure }: { figure: LabelledFigure }) {
  const { label, meaning } = FIGURE_LABELS[figure];
  return <abbr title={meaning}>{label}</abbr>;
}
