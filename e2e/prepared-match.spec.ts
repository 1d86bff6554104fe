import type { MatchSummary } from '@mes/contract/match-schemas';
import type { StreamTournament } from '@mes/contract/stream';
import type { Page } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { newContext } from './contexts';
import { DRAWN } from './drawing';
import { expect, test } from './fixtures';
import { openRoom, roomOf, type Send, sendAct, senderOf } from './show-desk';

const PACKAGE = 'league-2023';
const TOURNAMENT = 'ProLeagueS3';

test.use({ viewport: { width: 1920, height: 1080 } });

test('a result stays on air as it is while another match is prepared', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  await signIn('streamer');
  const send = senderOf(server.url, await signInAsDemo(server.url, 'streamer'));
  const { over, next } = await findMatches(send);
  const cue = { package: PACKAGE, tournament: TOURNAMENT };
  await sendAct(send, { act: 'preview', cue: { ...cue, scene: 'series-won', match: over.id } });
  await sendAct(send, { act: 'take', transition: 'cut' });

  const context = await newContext(browser, {
    baseURL: server.url,
    viewport: { width: 1920, height: 1080 },
  });
  const output = await context.newPage();
  await output.goto('/app/streaming/program');
  await expect(scene(output)).toContainText(inLines(winnerOf(over)));
  await expect(output.locator('[data-entrance]')).toHaveCount(0);
  const before = await pictureOf(output);
  const revision = await output.locator('[data-output]').getAttribute('data-revision');

  // Match, scene and texts of the next one, with the room open beside it.
  await openRoom(page);
  const room = roomOf(page);
  await sendAct(send, { act: 'preview', cue: { ...cue, scene: 'versus', match: next.id } });
  await expect(room.preview).toContainText(next.teamA!.name, { ignoreCase: true });
  await sendAct(send, { act: 'edit_preview', change: { texts: { title: 'Next up' } } });
  await sendAct(send, { act: 'edit_preview', change: { scene: 'map-veto' } });
  await expect(room.preview).toContainText('Map veto');
  await sendAct(send, { act: 'edit_preview', change: { scene: 'versus' } });

  // What is on air is the same down to its last pixel.
  await expect(room.program).toHaveAttribute('data-scene', 'series-won');
  await expect(output.locator('[data-output]')).toHaveAttribute('data-revision', revision!);
  expect((await pictureOf(output)).equals(before)).toBe(true);

  // Only the take brings the other match.
  await sendAct(send, { act: 'take', transition: 'cut' });
  await expect(scene(output)).toContainText(inLines(next.teamA!.name));
  expect((await pictureOf(output)).equals(before)).toBe(false);
  await context.close();
});

function scene(output: Page) {
  return output.locator('[data-role="current"]');
}

/** Scenes write long names in capitals and in two lines. */
function inLines(name: string): RegExp {
  return new RegExp(name.replaceAll(' ', '\\s*'), 'i');
}

/** Without what moves at rest. */
function pictureOf(output: Page): Promise<Buffer> {
  return output.screenshot({ animations: 'disabled', style: DRAWN });
}

/** One that is over and one that is not, without a team in common. */
async function findMatches(send: Send): Promise<{ over: MatchSummary; next: MatchSummary }> {
  const found = (await send('stream', 'tournament', {
    tournament: TOURNAMENT,
  })) as StreamTournament;
  for (const over of found.recent) {
    const teams = [over.teamA?.name, over.teamB?.name];
    const next = [...found.live, ...found.upcoming].find(
      ({ teamA, teamB }) =>
        teamA && teamB && !teams.includes(teamA.name) && !teams.includes(teamB.name),
    );
    if (over.winner && next) return { over, next };
  }
  throw new Error('The demo has no two such matches.');
}

function winnerOf({ winner, teamA, teamB }: MatchSummary): string {
  return (winner === 'A' ? teamA : teamB)!.name;
}
