/** What operators read of imports. */
export const texts = {
  notUtf8: 'must be UTF-8 text',
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Import it in parts.`,
  tooMany: (matches: number) => `The file has more than ${matches} matches. Import it in parts.`,
  unknownFormat:
    'The file is neither CSV with the columns of docs/import.md nor a known JSON format.',
  empty: 'There is no match in the file.',
  missingColumn: 'is missing',
  unknownColumn: 'is not a column of docs/import.md',
  noDate: 'must be a date such as 2019-05-04 or 2019-05-04T18:30Z',
  future: 'must not be in the future',
  noNumber: 'must be a whole number',
  noBestOf: 'must be 1, 2, 3, 5 or 7',
  noForfeit: 'must be A, B or empty',
  noRegion: (regions: readonly string[]) => `must be one of ${regions.join(', ')}`,
  counts: 'counts won maps, and fits no series; rounds belong in maps',
  sameTeam: 'must differ from team_a',
  taken: (id: string) => `There is already another tournament at the address ${id}`,
  repeated: 'is the key of another match',
  unknownPlace: (team: string) => `${team} has no match`,
};
