export const texts = {
  problems: {
    no_preview: 'There is nothing in preview.',
    no_such_item: 'This cue is not in the run any more.',
    run_full: 'A run has at most 200 cues.',
    no_more_items: 'There is no further cue in the run.',
    no_next: 'There is nothing to show on this channel yet.',
  },
  noSuchScene: 'There is no such scene in this package.',
  noSuchPackage: 'There is no such package.',
  noSuchMatch: 'There is no such match.',
  noSuchSponsor: 'This sponsor is not saved any more.',
  somebody: 'Somebody',
  conflict: ({
    name,
    kind,
    scene,
    ms,
    preview,
  }: {
    name: string;
    kind: 'took' | 'changed' | 'undid';
    scene: string;
    ms: number;
    preview: string;
  }) =>
    `${name} ${kind} ${scene} ${(ms / 1_000).toFixed(1)} s before you. Press again to take ${preview}.`,
  previewReplaced: (scene: string) => `The preview is ${scene} now. Nothing was changed.`,
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  alreadyUndone: 'This is undone already, or not kept any more.',
  undoRemoves: (what: string) => `Undo also removes ${what}.`,
  redoOutdated: 'Somebody has changed the same since. It cannot be redone.',
  seriesChanged: 'The series was changed elsewhere since. Set it by hand.',
  later: (count: number, kind: 'score' | 'take' | 'change') =>
    `${count} later ${kind}${count === 1 ? '' : 's'}`,
  noSeries: 'no series',
  series: 'Series',
  fields: {
    Tournament: 'Tournament',
    Round: 'Round',
    Score1: 'Series score',
    Score2: 'Series score',
    BestOf: 'Best of',
    Maps: 'Maps',
    Winners: 'Winners of maps',
    normTeam1: 'Teams',
    normTeam2: 'Teams',
    matchup: 'Veto',
    other: 'Scores of maps',
  },
  byHand: (what: string) => `${what} by hand`,
  teamA: 'Team 1',
  teamB: 'Team 2',
  versus: ({ A, B }: { A: string; B: string }) => `${A} – ${B}`,
  score: ({ A, B }: { A: number; B: number }) => `${A} : ${B}`,
  scored: ({ name, by, score }: { name: string; by: 1 | -1; score: string }) =>
    `${by === 1 ? '+1' : '−1'} ${name}, ${score}`,
  scoreByHand: (score: string) => `Score by hand, ${score}`,
  timeoutOf: (name: string) => `Timeout, ${name}`,
  sidesSwapped: 'Sides swapped',
  technicalPause: 'Technical pause',
  resumed: 'Game resumed',
  followsGame: 'Score from game data',
  mapWon: ({ name, score }: { name: string; score: string }) => `Map won by ${name}, ${score}`,
  vetoFirst: (name: string) => `Veto starts with ${name}`,
  banned: (map: string) => `${map} banned`,
  picked: (map: string) => `${map} picked`,
  decider: (map: string) => `${map} is the decider`,
  leftOut: (map: string) => `${map} left out`,
  wrongKey: 'The key of this address is not valid any longer.',
};
