import type { Page } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { expect, test } from './fixtures';
import { TournamentDesk } from './tournament-desk';

const TEAMS = ['Iron Lanterns', 'Vantablack', 'Halcyon', 'Kestrel'];

async function confirm(page: Page, dialog: string | RegExp, button: string): Promise<void> {
  const question = page.getByRole('dialog', { name: dialog });
  await question.getByRole('button', { name: button }).click();
  await question.getByRole('button', { name: 'Close' }).last().click();
  await expect(question).toBeHidden();
}

test('an admin sets a tournament up, invites teams, seeds them by keyboard and starts it', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn('admin');
  await page.goto('/app/tournament/editor');
  await page.getByRole('button', { name: 'New tournament' }).click();
  const created = page.getByRole('dialog', { name: 'New tournament' });
  await created.getByLabel('Id').fill('desk cup');
  await created.getByLabel('Name').fill('Desk Cup S1');
  await created.getByRole('button', { name: 'Create draft' }).click();
  await expect(created.getByLabel('Id')).toHaveAttribute('aria-invalid', 'true');
  await expect(created.getByLabel('Region')).toHaveAttribute('aria-invalid', 'true');
  await created.getByLabel('Id').fill('DeskCupS1');
  await created.getByLabel('Region').selectOption('Global');
  await confirm(page, 'New tournament', 'Create draft');
  await expect(page.getByRole('heading', { level: 1, name: 'Desk Cup S1' })).toBeVisible();

  await page.getByLabel('Colour on air', { exact: true }).fill('red');
  await expect(page.getByRole('button', { name: 'Save and go to Format' })).toBeDisabled();
  await page.getByRole('button', { name: 'Use the colour of the series' }).click();
  await page.getByRole('button', { name: 'Go to Format' }).click();

  const stages = page.getByRole('region', { name: 'Stages' });
  await stages.getByRole('button', { name: 'Add a stage' }).click();
  await stages.getByRole('button', { name: 'Add a stage' }).click();
  await stages.getByLabel('Format').first().selectOption('Round robin groups');
  await stages.getByLabel('Groups', { exact: true }).fill('9');
  await stages.getByLabel('Teams in the preview').fill('4');
  await expect(stages.getByText(/9 groups need at least 18 teams/)).toBeVisible();
  await stages.getByLabel('Groups', { exact: true }).fill('2');
  await expect(stages.getByText('in 2 groups of 2')).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: /^Publish/ }).click();
  await expect(page.getByText('Save the format step first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish tournament' })).toBeDisabled();
  await steps.getByRole('link', { name: /Format/ }).click();
  await expect(stages.getByText(/in 2 groups of/)).toBeVisible();
  await page.getByRole('button', { name: 'Save and go to Signup and rules' }).click();
  await expect(page).toHaveURL(/step=signup/);

  await steps.getByRole('link', { name: /Publish/ }).click();
  await page.getByRole('button', { name: 'Publish tournament' }).click();
  await confirm(page, 'Publish tournament?', 'Publish tournament');
  const life = page.getByRole('region', { name: 'State', exact: true });
  await life.getByRole('button', { name: 'Close signup' }).click();
  await confirm(page, 'Close signup?', 'Close signup');

  await page.getByRole('link', { name: 'Teams and rosters' }).click();
  await expect(page.getByText('No team has applied yet.')).toBeVisible();
  for (const team of TEAMS) {
    await page.getByRole('button', { name: 'Add a team' }).click();
    await page.getByRole('dialog').getByLabel('Team name').fill(team);
    await confirm(page, 'Add a team', 'Add team');
    await expect(page.getByRole('link', { name: team })).toBeVisible();
  }

  await page.getByRole('link', { name: 'Settings' }).click();
  await life.getByRole('button', { name: 'Start seeding' }).click();
  await confirm(page, 'Start seeding?', 'Start seeding');
  await expect(life.getByText('Publish the seeding first.')).toBeVisible();

  await page.getByRole('link', { name: 'Seeding', exact: true }).click();
  const seeds = page.getByRole('region', { name: 'Order' }).getByRole('listitem');
  await expect(seeds).toHaveCount(TEAMS.length);
  const before = await seeds.first().getAttribute('aria-label');
  const first = /^Seed 1: (.+)\. Alt/.exec(before!)![1]!;
  await seeds.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(seeds.nth(1)).toHaveAccessibleName(new RegExp(`^Seed 2: ${first}`));
  await page.getByRole('button', { name: 'Publish seeding' }).click();
  await confirm(page, 'Publish this order?', 'Publish seeding');
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Settings' }).click();
  await life.getByRole('button', { name: 'Draw the bracket and start' }).click();
  await confirm(page, 'Draw the bracket and start?', 'Draw the bracket and start');
  await expect(life.getByText('Running')).toBeVisible();
  await steps.getByRole('link', { name: /Format/ }).click();
  await expect(
    page.getByText('It can no longer change: matches are drawn by it.').first(),
  ).toBeVisible();

  await page.goto('/app/tournament/DeskCupS1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Desk Cup/);
  await expect(page.getByRole('main')).toContainText(first);
});

test('staff shorten a stage that too few teams are left to play', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  const admin = await signInAsDemo(server.url, 'admin');
  const desk = new TournamentDesk(server.url, 'ShortCupS1', admin);
  const groups = { format: 'round_robin', groups: 2, legs: 1, bestOf: 1, rounds: [] };
  await desk.call('/tournaments', {
    body: {
      id: desk.id,
      name: 'Short Cup S1',
      rules: 'Be kind.',
      rulesRequired: true,
      signup: { automatic: true, min: 1, max: 5 },
      stages: [
        { ...groups, name: 'Groups', advances: [{ from: 1, to: 2, stage: 1, into: null }] },
        { ...groups, name: 'Second groups', advances: [] },
      ],
    },
    as: admin,
  });
  await desk.moveTo('announced', 'signup_open');
  const teams = ['Short One', 'Short Two', 'Short Three', 'Short Four'];
  for (const [place, team] of teams.entries())
    await desk.apply(await desk.newLeader(team, `SH${place + 1}`));
  await desk.moveTo('signup_closed', 'seeding');
  const order = { teams, final: true };
  await desk.call(`/tournaments/${desk.id}/seeding`, { body: order, as: admin });
  await desk.moveTo('running');
  const decision = { team: 'Short Three', state: 'dropped', reason: 'It left.' };
  await desk.act(['tournament', 'decide'], { value: desk.id, data: decision, as: admin });
  const [match] = await desk.findPlayable();
  const { revision } = await desk.call<{ revision: number }>(`/match/${match!.id}`);
  await desk.call(`/matches/${match!.id}`, {
    method: 'PATCH',
    body: { revision, scoreA: 1, scoreB: 0 },
    as: admin,
  });

  await signIn('admin');
  await page.goto(`/app/tournament/rosters/${desk.id}`);
  const blocked = page.getByRole('region', { name: 'Too few teams for Second groups' });
  await expect(blocked.getByText(/2 groups need at least 4 teams, and there are 3/)).toBeVisible();
  await expect(blocked.getByRole('button', { name: 'End the tournament' })).toBeVisible();
  await blocked.getByRole('button', { name: 'Shorten Second groups' }).click();
  await confirm(page, 'Shorten Second groups?', 'Shorten Second groups');
  await expect(blocked).toBeHidden();
  expect(await desk.findPlayable()).toHaveLength(3);
});
