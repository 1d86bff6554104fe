import { defineFeature } from '../define-feature';
import { readTeamElos } from '../ratings/standings/service';
import { finishTournament, reopenTournament } from '../tournaments/placements/service';
import { createBracketCalls } from './calls';
import { createOdds, type Odds } from './odds';
import { type Brackets, createBrackets } from './playing';
import { drawnBracket } from './views';

interface Own {
  readonly odds: Odds;
  readonly brackets: Brackets;
}

export const brackets = defineFeature<Own>({
  name: 'brackets',
  setup(deps) {
    const odds = createOdds({ ...deps, elos: readTeamElos });
    return {
      odds,
      brackets: createBrackets({
        results: () => deps.ports.results,
        watcher: {
          finished: (tx, { tournament, placed }, action) => {
            const places = placed.map(({ team, from, to }) => ({ teamId: team, from, to }));
            return finishTournament(tx, { tournamentId: tournament, places }, action);
          },
          reopened: (tx, tournamentId, action) => reopenTournament(tx, { tournamentId }, action),
        },
        onChanged: odds.ask,
      }),
    };
  },
  ports: (_deps, own) => ({
    brackets: {
      start: (tx, { tournamentId }, action) => own.brackets.start(tx, tournamentId, action),
      reset: (tx, { tournamentId }, action) => own.brackets.reset(tx, tournamentId, action),
      drop: (tx, { tournamentId, teamId }, action) =>
        own.brackets.drop(tx, { tournament: tournamentId, team: teamId }, action),
      reinstate: (tx, { tournamentId, teamId }, action) =>
        own.brackets.reinstate(tx, { tournament: tournamentId, team: teamId }, action),
    },
    drawnBracket,
  }),
  calls: ({ ports }, own) => ({
    brackets: createBracketCalls({ brackets: own.brackets, results: ports.results }),
  }),
  resultHook: (_deps, own) => own.brackets.resultHook,
  jobs: (_deps, { odds }) => [odds.kind],
});
