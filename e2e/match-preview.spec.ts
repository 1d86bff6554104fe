import type { Match, MatchChange } from '@mes/contract/match-schemas';
import type { MatchState } from '@mes/domain/series/states';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { findViolations } from './accessibility';
import { expect, test } from './fixtures';
import { PHONE } from './shell-support';
import { TournamentDesk } from './tournament-desk';

const MINUTE = 60_000;

test('a visitor comes from the home page to a match, and compares the teams', async ({
  page,
  server,
}) => {
  const desk = new TournamentDesk(server.url, '', await signInAsDemo(server.url, 'moderator'));
  const { id, teamA, teamB } = await createMatch(desk, Date.now() + 129 * MINUTE);
  const live = await setState(desk, await createMatch(desk, Date.now()), 'live');
  const names = `${teamA!.name} vs ${teamB!.name}`;

  await test.step('the strip of the home page has arrows where it is too wide', async () => {
    await page.setViewportSize(PHONE);
    await page.goto('/app');
    await expect(page.getByRole('region', { name: 'Live match' })).toBeVisible();
    const later = page.getByRole('button', { name: 'Later matches in the strip' });
    await later.focus();
    await later.press('Enter');
    await expect(page.getByRole('button', { name: 'Earlier matches in the strip' })).toBeVisible();
  });
  await setState(desk, live, 'cancelled');

  await test.step('the match says when it starts and how the teams did', async () => {
    await page.goto(`/app/match/${id}`);
    await expect(page.getByRole('timer')).toHaveText(/^2 h [1-9] min$/);
    for (const part of ['Maps', 'Players', 'Form', 'Elo over time', 'Head to head'])
      await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Watch stream' })).toBeVisible();
    await page.getByRole('heading', { name: 'Elo over time' }).scrollIntoViewIfNeeded();
    const chart = page.getByRole('slider', { name: `Elo of ${teamA!.name} and ${teamB!.name}` });
    await expect(chart).toBeVisible();
    await chart.press('End');
    await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`, ${teamB!.name} [\\d,]+$`));
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('the two teams have a page of their own', async () => {
    await page.getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByRole('heading', { name: names })).toBeVisible();
    const first = page.getByLabel('First team');
    await first.fill('');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByText('teamA and teamB are required')).toBeVisible();
    await first.fill(teamA!.name);
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Swap teams' }).click();
    await expect(
      page.getByRole('heading', { name: `${teamB!.name} vs ${teamA!.name}` }),
    ).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

/** Between the two best teams. */
async function createMatch(desk: TournamentDesk, startsAt: number): Promise<Match> {
  const [one, other] = await desk.call<{ team: { name: string } }[]>('/leaderboards/elo-teams');
  return desk.call<Match>('/matches', {
    as: desk.admin,
    body: {
      teamA: one!.team.name,
      teamB: other!.team.name,
      bestOf: 3,
      startsAt,
      streamLink: 'https://stream.example/mes',
    },
  });
}

async function setState(desk: TournamentDesk, match: Match, state: MatchState): Promise<Match> {
  const { id, revision } = match;
  const body = { revision, state };
  const change = await desk.call<MatchChange>(`/matches/${id}`, {
    method: 'PATCH',
    as: desk.admin,
    body,
  });
  return change.match;
}
