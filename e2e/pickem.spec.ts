import type { Browser, Page } from '@playwright/test';
import { registerPlayer, type SignedIn, signInAsDemo } from '../apps/server/testing/demo-account';
import { findViolations } from './accessibility';
import { addSession } from './browser-session';
import { newContext } from './contexts';
import { expect, test } from './fixtures';
import { TournamentDesk } from './tournament-desk';

const TEAMS = ['Pine', 'Oak', 'Elm', 'Ash'];

/** Four teams whose seeds are published; nothing is drawn yet. */
async function seedTournament(url: string, id: string): Promise<TournamentDesk> {
  const admin = await signInAsDemo(url, 'admin');
  const desk = new TournamentDesk(url, id, admin);
  const body = {
    id,
    name: `The ${id}`,
    rules: 'Be on time.',
    rulesRequired: true,
    signup: { automatic: true, min: 1, max: 5 },
    stages: [
      {
        format: 'single_elimination',
        name: 'Playoffs',
        thirdPlaceMatch: false,
        bestOf: 1,
        rounds: [],
        advances: [],
      },
    ],
  };
  await desk.call('/tournaments', { body, as: admin });
  await desk.moveTo('announced', 'signup_open');
  const names = TEAMS.map((name) => `${name} ${id}`);
  for (const [place, name] of names.entries()) {
    const leader = await desk.newLeader(name, `P${place}${id.slice(0, 3)}`);
    await desk.apply(leader);
  }
  await desk.moveTo('signup_closed', 'seeding');
  await desk.call(`/tournaments/${id}/seeding`, { body: { teams: names, final: true }, as: admin });
  return desk;
}

async function openAs(browser: Browser, url: string, account?: SignedIn): Promise<Page> {
  const context = await newContext(browser, { baseURL: url });
  if (account) await addSession(context, url, account);
  return context.newPage();
}

async function win(desk: TournamentDesk, name: string): Promise<void> {
  const open = await desk.findPlayable();
  const match = open.find(({ teamA, teamB }) => [teamA?.name, teamB?.name].includes(name))!;
  const isA = match.teamA?.name === name;
  const { revision } = await desk.call(`/match/${match.id}`);
  const body = { revision, state: 'finished', scoreA: isA ? 1 : 0, scoreB: isA ? 0 : 1 };
  await desk.call(`/matches/${match.id}`, { method: 'PATCH', body, as: desk.admin });
}

const picker = (page: Page, name: string, round: string) =>
  page.getByRole('button', { name: `${name} wins: ${round}` });

test('a bracket is filled in and followed to its final', async ({ browser, server, page }) => {
  test.setTimeout(120_000);
  const id = 'PickS1EU';
  const desk = await seedTournament(server.url, id);
  const [pine, oak, elm, ash] = TEAMS.map((name) => `${name} ${id}`) as [
    string,
    string,
    string,
    string,
  ];
  const rival = await registerPlayer(server.url, 'Pick Rival');
  const player = await registerPlayer(server.url, 'Pick Player');

  await test.step('a visitor picks, logs in and finds the picks again', async () => {
    await page.goto(`/app/tournament/${id}`);
    await page.getByRole('link', { name: 'Pick’em' }).click();
    await expect(page.getByText('0 of 3 picked').first()).toBeVisible();
    await picker(page, ash, 'Semifinals').click();
    await picker(page, oak, 'Semifinals').focus();
    await page.keyboard.press('Enter');
    await picker(page, ash, 'Final').click();
    await expect(page.getByText('3 of 3 picked').first()).toBeVisible();
    await expect(page.getByText('Sign in to save your picks')).toBeVisible();
    await addSession(page.context(), server.url, player);
    await page.goto(`/app/tournament/pickem/${id}`);
    await expect(page.getByText('Your prediction is complete.')).toBeVisible();
    await expect(picker(page, ash, 'Final')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('another pick takes along what followed from it', async () => {
    await picker(page, pine, 'Semifinals').click();
    await expect(page.getByText('2 of 3 picked').first()).toBeVisible();
    await picker(page, oak, 'Final').click();
    await expect(page.getByText('Your prediction is complete.')).toBeVisible();
    await page.reload();
    await expect(picker(page, oak, 'Final')).toHaveAttribute('aria-pressed', 'true');
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('nobody sees the picks of others before the first match', async () => {
    const other = await openAs(browser, server.url, rival);
    await other.goto(`/app/tournament/pickem/${id}?player=${player.id}`);
    await expect(other.getByText('shown when the pick’em locks')).toBeVisible();
    await other.goto(`/app/tournament/pickem/${id}`);
    await other.getByRole('button', { name: 'Fill gaps with favourites' }).click();
    await expect(other.getByText('Your prediction is complete.')).toBeVisible();
    await other.context().close();
  });

  await test.step('results move the marks, the points and the leaderboard', async () => {
    await desk.moveTo('running');
    await win(desk, elm);
    await expect(page.getByText('0 of 4 points')).toBeVisible();
    await expect(page.getByText('1 still possible')).toBeVisible();
    await win(desk, pine);
    await expect(page.getByText('1 of 4 points')).toBeVisible();
    await win(desk, pine);
    await page.getByRole('link', { name: 'Leaderboard', exact: true }).click();
    const board = page.getByRole('table', { name: 'Pick’em leaderboard' });
    await expect(board.getByRole('row').nth(1)).toContainText('Pick Rival');
    await expect(board.getByRole('row').nth(1)).toContainText('3');
    await expect(board.getByRole('row').nth(2)).toContainText('Pick Player');
    await board.getByRole('link', { name: 'Pick Rival' }).click();
    await expect(page.getByRole('heading', { name: 'Pick Rival’s picks' })).toBeVisible();
    await expect(page.getByText('3 of 4 points')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test('friends meet in a league by its link', async ({ browser, server }) => {
  const id = 'LeagueS1EU';
  await seedTournament(server.url, id);
  const owner = await openAs(browser, server.url, await registerPlayer(server.url, 'League Owner'));
  const friend = await openAs(browser, server.url, await registerPlayer(server.url, 'A Friend'));

  await owner.goto(`/app/tournament/pickem/${id}?view=leagues`);
  await owner.getByRole('button', { name: 'Create league' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Create league' });
  await dialog.getByLabel('League name').fill('Sofa Experts');
  await dialog.getByRole('button', { name: 'Create league' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const link = await owner.getByLabel('Invite link').inputValue();

  await friend.goto(link);
  await expect(
    friend.getByRole('heading', { name: 'You are invited to Sofa Experts' }),
  ).toBeVisible();
  await friend.getByRole('button', { name: 'Join league' }).click();
  const table = friend.getByRole('table', { name: 'Sofa Experts' });
  await expect(table).toContainText('League Owner');
  await expect(table).toContainText('A Friend');
  expect(await findViolations(friend)).toEqual([]);

  await owner.getByRole('button', { name: 'Renew link' }).click();
  const renew = owner.getByRole('dialog', { name: 'Create a new link?' });
  await renew.getByRole('button', { name: 'Renew link' }).click();
  await renew.getByRole('button', { name: 'Close' }).click();
  await friend.goto(link);
  await expect(friend.getByText('the link is no longer valid')).toBeVisible();

  await owner.reload();
  await owner.getByRole('button', { name: 'Remove A Friend' }).click();
  const remove = owner.getByRole('dialog', { name: 'Remove A Friend from the league?' });
  await remove.getByRole('button', { name: 'Remove member' }).click();
  await remove.getByRole('button', { name: 'Close' }).click();
  await expect(owner.getByRole('table', { name: 'Sofa Experts' })).not.toContainText('A Friend');
  await friend.context().close();
  await owner.context().close();
});

test('a moderator deletes a league by its link', async ({ browser, server }) => {
  const id = 'OffensiveS1EU';
  await seedTournament(server.url, id);
  const owner = await openAs(browser, server.url, await registerPlayer(server.url, 'Rude Owner'));
  const moderator = await openAs(browser, server.url, await signInAsDemo(server.url, 'moderator'));
  await owner.goto(`/app/tournament/pickem/${id}?view=leagues`);
  await owner.getByRole('button', { name: 'Create league' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Create league' });
  await dialog.getByLabel('League name').fill('Rude Words');
  await dialog.getByRole('button', { name: 'Create league' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const link = await owner.getByLabel('Invite link').inputValue();

  await moderator.goto(link);
  await moderator.getByRole('button', { name: 'Delete league Rude Words' }).click();
  const question = moderator.getByRole('dialog', { name: 'Delete Rude Words?' });
  await question.getByRole('button', { name: 'Delete league' }).click();
  await expect(question).toContainText('League deleted.');
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(moderator).toHaveURL(/view=leagues$/);
  await owner.reload();
  await expect(owner.getByText('You are not in a league yet.')).toBeVisible();
  await moderator.context().close();
  await owner.context().close();
});

test('on a phone a bracket is picked round by round', async ({ browser, server }) => {
  const id = 'PhoneS1EU';
  await seedTournament(server.url, id);
  const context = await newContext(browser, {
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
  });
  await addSession(context, server.url, await registerPlayer(server.url, 'Phone Player'));
  const page = await context.newPage();
  await page.goto(`/app/tournament/pickem/${id}`);
  await picker(page, `Pine ${id}`, 'Semifinals').click();
  await picker(page, `Elm ${id}`, 'Semifinals').click();
  await page.getByRole('button', { name: 'Next round' }).click();
  await picker(page, `Elm ${id}`, 'Final').click();
  await expect(page.getByText('Your prediction is complete.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await context.close();
});
