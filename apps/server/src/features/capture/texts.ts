export const texts = {
  noSuchMap: 'This match has no such map yet.',
  teamsUnknown: 'The teams of this match are not decided yet.',
  cancelled: 'This match was cancelled.',
  mapWon: 'This map is already won. Reopen it to continue.',
  mapNotNeeded: 'This match was decided without this map.',
  earlierMapOpen: (mapNumber: number, mapName: string) =>
    `Map ${mapNumber} (${mapName}) is not over yet.`,
  undoesLaterResults:
    'This clears results of later matches. Reopen the map first and confirm it there.',
  nothingCaptured: 'Nothing was captured on this map.',
  mapNotOver: 'This map is not over.',
  levelScore: 'A map cannot end in a tie.',
  hasResult: 'This match already has a result.',
  mapPlayedOn: (mapNumber: number, mapName: string) => `Map ${mapNumber} is played on ${mapName}.`,
  duplicatePlayer: 'A player is listed twice.',
  noSuchPlayer: (playerId: string) => `There is no player '${playerId}'.`,
};
