import * as texts from './texts';

/** The figures whose labels need a word more than they have room for. */
export const FIGURE_LABELS = {
  rating: { label: texts.ratingLabel, meaning: texts.ratingMeaning },
  kd: { label: texts.killsPerDeath, meaning: texts.killsPerDeathMeaning },
  killsPerRound: { label: texts.killsPerRound, meaning: texts.killsPerRoundMeaning },
  kast: { label: texts.kast, meaning: texts.kastMeaning },
  headshots: { label: texts.headshotsShort, meaning: texts.headshotsMeaning },
  opening: { label: texts.opening, meaning: texts.openingMeaning },
  multiKills: { label: texts.multiKills, meaning: texts.multiKillsMeaning },
  clutches: { label: texts.clutches, meaning: texts.clutchesMeaning },
} as const;

export type LabelledFigure = keyof typeof FIGURE_LABELS;
