export const texts = {
  noSuchMap: 'This match has no such map yet.',
  teamsUnknown: 'The teams of this match are not decided yet.',
  cancelled: 'This match was cancelled.',
  mapWon: 'This map is won already. Reopen it to go on.',
  mapNotNeeded: 'This match was decided without this map.',
  earlierMapOpen: (mapNumber: number, mapName: string) =>
    `Map ${mapNumber} (${mapName}) is not over yet.`,
  undoesLaterResults:
    'This takes back results of later matches. Reopen the map first, where that is confirmed.',
  nothingCaptured: 'Nothing was captured on this map.',
  mapNotOver: 'This map is not over.',
  levelScore: 'A map cannot end in a tie.',
  hasResult: 'This match has its result already.',
  mapPlayedOn: (mapNumber: number, mapName: string) => `Map ${mapNumber} is played on ${mapName}.`,
  duplicatePlayer: 'A player is listed twice.',
  noSuchPlayer: (playerId: string) => `There is no player '${playerId}'.`,
};
