import * as texts from './texts';

/** The figures whose labels need a word more than they have room for. */
const FIGURES = {
  rating: { label: texts.ratingLabel, meaning: texts.ratingMeaning },
  kd: { label: texts.killsPerDeath, meaning: texts.killsPerDeathMeaning },
  headshots: { label: texts.headshotsShort, meaning: texts.headshotsMeaning },
  opening: { label: texts.opening, meaning: texts.openingMeaning },
  clutches: { label: texts.clutches, meaning: texts.clutchesMeaning },
} as const;

/** A short label that explains itself. */
export function FigureLabel({ figure }: { figure: keyof typeof FIGURES }) {
  const { label, meaning } = FIGURES[figure];
  return <abbr title={meaning}>{label}</abbr>;
}
