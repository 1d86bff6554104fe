import { defineFeature } from '../define-feature';
import { readTeamElos } from '../ratings/standings/service';
import { finishTournament, reopenTournament } from '../tournaments/placements/service';
import { createBracketCalls } from './calls';
import { createOdds, type Odds } from './odds/service';
import { type Brackets, createBrackets } from './service';
import { findDrawnBracket } from './views';

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
        ending: { finish: finishTournament, reopen: reopenTournament },
        onChanged: odds.request,
      }),
    };
  },
  ports: (_deps, own) => ({ brackets: own.brackets, drawnBracket: findDrawnBracket }),
  calls: ({ ports }, own) => ({
    brackets: createBracketCalls({ brackets: own.brackets, results: ports.results }),
  }),
  resultHook: (_deps, own) => own.brackets.resultHook,
  jobs: (_deps, { odds }) => [odds.kind],
});
