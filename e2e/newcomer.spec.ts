import type { Locator } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { expectUsable } from './accessibility';
import { addSession } from './browser-session';
import { expect, test } from './fixtures';
import { TournamentDesk } from './tournament-desk';

const MOST_CLICKS = 14;
const CUP = {
  id: 'NewcomersCup',
  name: 'Newcomers Cup SA',
  stages: [
    {
      format: 'single_elimination',
      name: 'Playoffs',
      bestOf: 3,
      rounds: [],
      advances: [],
      thirdPlaceMatch: false,
    },
  ],
  signup: { min: 1, max: 5, automatic: true },
};

test('a newcomer comes from the home page to a signed-up team in few clicks', async ({
  page,
  server,
}) => {
  const admin = await signInAsDemo(server.url, 'admin');
  const desk = new TournamentDesk(server.url, CUP.id, admin);
  await desk.call('/tournaments', { body: CUP, as: admin });
  await desk.moveTo('announced');
  await desk.moveTo('signup_open');

  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/app');
  await click(page.getByRole('banner').getByRole('button', { name: 'Sign in' }));
  await page.getByLabel('Name').fill('firsttimer');
  await click(button('Sign in'));
  const ownLink = page.getByRole('banner').getByRole('link', { name: 'firsttimer' });
  await click(ownLink);

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, firsttimer' })).toBeVisible();
  const country = page.getByLabel('Country').and(page.locator('input'));
  await click(country);
  await country.fill('Chil');
  await click(page.getByRole('option', { name: 'Chile' }));
  await click(button('Save and continue'));

  await page.getByLabel('Game id').fill('not a number');
  await expect(page.getByText('A game id contains digits only.')).toBeVisible();
  await expect(button('Save and continue')).toBeDisabled();
  await page.getByLabel('Game id').fill('70000005');
  await expect(page.getByText('Another account uses this id.')).toBeVisible();
  await page.getByLabel('Game id').fill('71234567');
  await expect(button('Save and continue')).toBeEnabled();
  await click(button('Save and continue'));

  await expectUsable(page, page.url());
  const steps = page.getByRole('list', { name: 'First steps' });
  await click(steps.getByRole('link', { name: 'Create a team' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create team' })).toBeVisible();
  await page.getByLabel('Name').fill('First Timers');
  await page.getByLabel('Tag').fill('FTM');
  // The region of the country: tournaments of another one would refuse the team.
  await expect(page.getByLabel('Region')).toHaveValue('SA');
  await click(button('Create team'));
  await expect(page.getByRole('heading', { level: 1, name: 'First Timers' })).toBeVisible();

  await click(ownLink);
  const signups = page.getByRole('region', { name: 'Open signups' });
  await click(signups.getByRole('button', { name: `Sign up for ${CUP.name}` }));
  const roster = page.getByRole('dialog', { name: /Registration/ });
  await click(roster.getByRole('button', { name: 'Sign up' }));
  await click(roster.getByRole('button', { name: 'Close' }).last());
  await expect(
    signups.getByRole('listitem').filter({ hasText: CUP.name }).getByText('Registered'),
  ).toBeVisible();
  await expectUsable(page, page.url());
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});

test('a leader is told what keeps the team from signing up, and led to it', async ({
  page,
  server,
}) => {
  const admin = await signInAsDemo(server.url, 'admin');
  const cup = { ...CUP, id: 'FullSquads', name: 'Full Squads', signup: { min: 5, max: 7 } };
  const desk = new TournamentDesk(server.url, cup.id, admin);
  await desk.call('/tournaments', { body: cup, as: admin });
  await desk.moveTo('announced');
  await page.goto(`/app/tournament/${cup.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('You are not logged in!')).toBeVisible();
  await expect(main.getByText('Registration opens soon!')).toBeVisible();

  await desk.moveTo('signup_open');
  const leader = await desk.newLeader('Duo of One', 'DUO');
  await addSession(page.context(), server.url, leader);
  await page.goto(`/app/tournament/${cup.id}`);
  await expect(main.getByText('Your team cannot sign up yet')).toBeVisible();
  await expect(main.getByText('It has 1 of at least 5 players.')).toBeVisible();
  // Everything else that a roster needs is met.
  await expect(main.getByText('Not met:')).toHaveCount(1);
  await expectUsable(page, page.url());
  await main.getByRole('link', { name: 'Manage team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Duo of One' })).toBeVisible();
});
