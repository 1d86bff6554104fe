import { type SignedIn, signInAsDemo } from '../apps/server/testing/demo-account';
import { findViolations } from './accessibility';
import { expect, test } from './fixtures';
import { TournamentDesk } from './tournament-desk';

const HOUR = 3_600_000;

interface Series {
  readonly id: string;
  readonly revision: number;
}

/** A voting match of the two named teams, linked to a series that decides it. */
async function openVoting(desk: TournamentDesk, [teamA, teamB]: [string, string]) {
  const body = { teamA, teamB, bestOf: 1, startsAt: Date.now() + HOUR };
  const series = await desk.call<Series>('/matches', { body, as: desk.admin });
  const data = { teamA, teamB, linkedMatch: series.id };
  const { id } = await desk.act<{ id: string }>(['match', 'create_voting_match'], {
    data,
    as: desk.admin,
  });
  return { id, seriesId: series.id };
}

async function enterResult(desk: TournamentDesk, seriesId: string, scores: [number, number]) {
  const { revision } = await desk.call<Series>(`/match/${seriesId}`);
  const maps = [{ map: 'Plaza', scoreA: scores[0], scoreB: scores[1] }];
  const body = { maps, revision };
  await desk.call(`/matches/${seriesId}`, { method: 'PATCH', body, as: desk.admin });
}

test('a vote from the stake to the payout and its correction', async ({ page, server, signIn }) => {
  const admin = await signInAsDemo(server.url, 'admin');
  const rival = await signInAsDemo(server.url, 'member');
  const desk = new TournamentDesk(server.url, '', admin);
  await desk.newLeader('Vote Alpha', 'VTA');
  await desk.newLeader('Vote Beta', 'VTB');

  await page.goto('/app/voting');
  const card = page.getByRole('article', { name: 'Vote Alpha vs Vote Beta' });
  const { id, seriesId } = await openVoting(desk, ['Vote Alpha', 'Vote Beta']);
  await expect(card.getByRole('link', { name: 'Sign in to vote' })).toBeVisible();

  await signIn('newcomer');
  await page.goto('/app/voting');
  const free = page.getByText('Points to stake').locator('xpath=following-sibling::dd');
  const before = Number((await free.textContent())!.replace(',', ''));

  await test.step('staking', async () => {
    await card.getByText('Vote Alpha', { exact: true }).last().click();
    await card.getByRole('button', { name: '25', exact: true }).click();
    await expect(card).toContainText('25 points on Vote Alpha would currently return 25.');
    await card.getByRole('button', { name: 'Stake 25 on Vote Alpha' }).click();
    await expect(card.getByRole('status')).toHaveText('You have 25 points on Vote Alpha.');
    await expect(free).toHaveText((before - 25).toLocaleString('en'));
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('changing the stake with the keyboard', async () => {
    const slider = card.getByRole('slider', { name: 'Stake' });
    await slider.press('4');
    await slider.press('ArrowRight');
    await card.getByRole('button', { name: 'Change to 41 on Vote Alpha' }).click();
    await expect(card.getByRole('status')).toHaveText('You have 41 points on Vote Alpha.');
    await page.reload();
    await expect(card.getByRole('status')).toHaveText('You have 41 points on Vote Alpha.');
    await expect(free).toHaveText((before - 41).toLocaleString('en'));
  });

  await test.step('taking it back, and voting again', async () => {
    await card.getByRole('button', { name: 'Take back' }).click();
    await expect(card.getByRole('status')).toBeHidden();
    await expect(free).toHaveText(before.toLocaleString('en'));
    await card.getByText('Vote Alpha', { exact: true }).last().click();
    await card.getByRole('button', { name: '50', exact: true }).click();
    await card.getByRole('button', { name: 'Stake 50 on Vote Alpha' }).click();
    await expect(card.getByRole('status')).toHaveText('You have 50 points on Vote Alpha.');
  });

  await test.step('the vote of another shows in the bars', async () => {
    await castVote(desk, { id, team: 'Vote Beta', points: 30 }, rival);
    await expect(card).toContainText('30 points, 1 vote');
    await expect(card).toContainText('Pays ×1.60');
  });

  await test.step('the lock', async () => {
    await desk.act(['match', 'close_voting_match'], { value: id, as: admin });
    await expect(card).toContainText('Locked');
    await expect(card).toContainText('You have 50 points on Vote Alpha.');
    await expect(card.getByRole('slider')).toBeHidden();
    const late = castVote(desk, { id, team: 'Vote Beta', points: 31 }, rival);
    await expect(late).rejects.toThrow('Voting on this match is closed.');
  });

  await test.step('the payout, and a correction', async () => {
    await enterResult(desk, seriesId, [13, 4]);
    // For a moment the list that it leaves still has it.
    await expect(card.filter({ hasText: 'Settled' })).toContainText('You won 30 points');
    await expect(free).toHaveText((before + 30).toLocaleString('en'));
    await enterResult(desk, seriesId, [4, 13]);
    await expect(card).toContainText('You lost 50 points');
    await expect(free).toHaveText((before - 50).toLocaleString('en'));
  });

  await page.goto(`/app/match/${seriesId}`);
  await expect(page.getByRole('heading', { name: 'Voting' })).toBeVisible();
  await expect(card).toContainText('You lost 50 points');

  await page.goto('/app/voting?show=mine');
  await expect(page.getByRole('slider', { name: 'Points after each decided vote' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Vote Alpha vs Vote Beta/ })).toContainText('−50');
});

function castVote(
  desk: TournamentDesk,
  { id, ...data }: { id: string; team: string; points: number },
  as: SignedIn,
) {
  return desk.act(['match', 'cast_vote'], { value: id, data, as });
}

test('the room of a match shows its voting and takes a vote', async ({ page, server, signIn }) => {
  const desk = new TournamentDesk(server.url, '', await signInAsDemo(server.url, 'admin'));
  await desk.newLeader('Room Alpha', 'RMA');
  await desk.newLeader('Room Beta', 'RMB');
  const { seriesId } = await openVoting(desk, ['Room Alpha', 'Room Beta']);
  await signIn('clipper');
  await page.goto(`/app/matchup/${seriesId}`);
  await expect(page.getByRole('heading', { name: 'Voting' })).toBeVisible();
  const card = page.getByRole('article', { name: 'Room Alpha vs Room Beta' });
  await card.getByText('Room Alpha', { exact: true }).last().click();
  await card.getByRole('button', { name: '25', exact: true }).click();
  await card.getByRole('button', { name: 'Stake 25 on Room Alpha' }).click();
  await expect(card.getByRole('status')).toHaveText('You have 25 points on Room Alpha.');
  await page.reload();
  await expect(card.getByRole('status')).toHaveText('You have 25 points on Room Alpha.');
});

test('staff open the voting of a whole round', async ({ page, server, signIn }) => {
  const admin = await signInAsDemo(server.url, 'admin');
  const desk = new TournamentDesk(server.url, 'VotedCup', admin);
  const body = {
    id: 'VotedCup',
    name: 'Voted Cup',
    rules: 'Be on time.',
    rulesRequired: true,
    signup: { automatic: true, min: 1, max: 5 },
    stages: [
      {
        format: 'single_elimination',
        name: 'Bracket',
        thirdPlaceMatch: false,
        bestOf: 3,
        rounds: [],
        advances: [],
      },
    ],
  };
  await desk.call('/tournaments', { body, as: admin });
  await desk.moveTo('announced', 'signup_open');
  const teams = [1, 2, 3, 4].map((place) => `Voted ${place}`);
  for (const [place, team] of teams.entries()) {
    await desk.apply(await desk.newLeader(team, `VO${place}`));
  }
  await desk.moveTo('signup_closed', 'seeding');
  await desk.call('/tournaments/VotedCup/seeding', { body: { teams, final: true }, as: admin });
  await desk.moveTo('running');

  await signIn('moderator');
  await page.goto('/app/voting?show=manage');
  await page.getByLabel('Tournament').selectOption({ label: 'Voted Cup' });
  await page.getByLabel('Round', { exact: true }).selectOption('0 Semifinals');
  await page.getByRole('button', { name: 'Open voting', exact: true }).click();
  await expect(page.getByText('Voting is open for 2 matches.')).toBeVisible();
  const rows = page.getByRole('row', { name: /Voted \d vs Voted \d/ });
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Open voting', exact: true }).click();
  await expect(page.getByText(/No match of this round is missing/)).toBeVisible();

  await rows.first().getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await rows.first().getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: /Delete the voting on/ });
  await expect(dialog).toContainText('go back to those who staked them');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Deleted. All stakes were returned.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(rows).toHaveCount(1);
});
