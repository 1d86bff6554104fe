import type { PropertyDeclaration } from '../properties/service';

export const VOTING_SEASON = 'votingSeason';

export const VOTING_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: VOTING_SEASON,
    type: 'number',
    value: 1,
    description:
      'Season of the match voting. A new number starts a new season: everyone gets new points, the old ones end',
    validate: (value) =>
      Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 9_999
        ? null
        : 'must be a whole number from 0 to 9999',
  },
];
