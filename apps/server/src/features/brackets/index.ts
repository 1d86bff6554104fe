import { defineFeature } from '../define-feature';

import { elosOfTeams } from '../ratings/service';
import { finish, reopen } from '../tournaments/placements/service';
import { createBracketCalls } from './calls';
import { createOdds, type Odds } from './odds';
import { type Brackets, createBrackets } from './playing';

interface Own {
  readonly odds: Odds;
  readonly brackets: Brackets;
}

export const brackets = defineFeature<Own>({
  name: 'brackets',
  setup(deps) {
    const odds = createOdds({ ...deps, elos: elosOfTeams });
    return {
      odds,
      brackets: createBrackets({
        results: () => deps.ports.results,
        watcher: { finished: finish, reopened: reopen },
        onChanged: odds.ask,
      }),
    };
  },
  ports: (_deps, own) => ({ brackets: own.brackets }),
  calls: ({ ports }, own) => ({
    brackets: createBracketCalls({ brackets: own.brackets, results: ports.results }),
  }),
  resultHook: (_deps, own) => own.brackets.resultHook,
  jobs: (_deps, { odds }) => [odds.kind],
});
