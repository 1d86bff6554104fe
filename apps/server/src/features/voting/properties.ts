import type { PropertyDeclaration } from '../properties/service';

export const VOTING_SEASON = 'votingSeason';

export const VOTING_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: VOTING_SEASON,
    type: 'number',
    value: 1,
    description:
      'Season of the match voting. A new number starts a new season: everyone gets new points, the old ones end',
    group: 'voting',
    shownAt: [{ label: 'Match voting', to: '/voting' }],
    limits: { min: 0, max: 9_999, whole: true },
    fallback: 1,
  },
];
