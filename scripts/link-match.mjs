// Puts the match of a tournament on the stream of a running server with the demo community.
import { tsImport } from 'tsx/esm/api';

const { createClient } = await tsImport('../packages/client/src/client.ts', import.meta.url);
const { signInAsDemo } = await tsImport('../apps/server/testing/demo-account.ts', import.meta.url);
const { senderOf } = await tsImport('../e2e/show-desk.ts', import.meta.url);
const { addressedMatch } = await tsImport(
  '../apps/overlay/src/tournament/addressed-match.ts',
  import.meta.url,
);
const { toSceneTournament } = await tsImport(
  '../apps/overlay/src/tournament/scene-tournament.ts',
  import.meta.url,
);

/** The match that is on, else the next, else the last. Returns one player of each team, for scenes that need some. */
export async function linkMatch(url, { account, tournament }) {
  const { call } = createClient({ baseUrl: url });
  const match = addressedMatch(
    toSceneTournament(await call.stream.tournament({ tournament })),
    null,
  );
  if (match === null) throw new Error(`${tournament} has no match.`);
  const send = senderOf(url, await signInAsDemo(url, account));
  await send('show', 'act', { act: { act: 'link', match } });
  const { lineups } = await call.stream.match({ id: match });
  const players = { player: lineups.A[0]?.id, player2: lineups.B[0]?.id };
  return Object.fromEntries(Object.entries(players).filter(([, id]) => id !== undefined));
}
