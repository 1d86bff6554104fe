import type { Locator, Page } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { addSession } from './browser-session';
import { newContext } from './contexts';
import { expect, test } from './fixtures';
import { TournamentDesk } from './tournament-desk';

const PHONE = { width: 390, height: 844 };

test('an admin creates an event and schedules its 31 matches in under 20 interactions', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  await signIn('admin');
  await page.goto('/app/tournament/editor');
  let interactions = 0;
  const interact = async (action: Promise<unknown>) => {
    interactions += 1;
    await action;
  };
  const press = (name: string, within: Page | Locator = page) =>
    interact(within.getByRole('button', { name }).last().click());
  await press('New tournament');
  const created = page.getByRole('dialog', { name: 'New tournament' });
  await interact(created.getByLabel('Id').fill('BigCupS1EU'));
  await interact(created.getByLabel('Name').fill('Big Cup EU S1'));
  // The name says it.
  await expect(created.getByLabel('Region')).toHaveValue('EU');
  await press('Create draft', created);
  await press('Close', created);
  await press('Go to Format');
  const stages = page.getByRole('region', { name: 'Stages' });
  await press('Add a stage', stages);
  await interact(stages.getByLabel('Format').first().selectOption('Single elimination'));
  await press('Save and go to Signup and rules');
  await press('Go to Schedule');

  // Nobody has signed up yet: times are planned by round, and matches get them with the draw.
  await interact(page.getByLabel('Expected teams').fill('32'));
  const all = page.getByRole('region', { name: 'All rounds at once' });
  await interact(all.getByLabel('First match').fill('2030-06-01 16:00'));
  await interact(all.getByLabel('Matches at once').fill('4'));
  await press('Fill in all rounds', all);
  await expect(page.getByRole('button', { name: /^Match \d+, teams open/ })).toHaveCount(31);

  // A final that starts while the semifinals are played can be moved where it fits.
  const final = page
    .getByRole('region', { name: 'By round' })
    .getByRole('listitem')
    .filter({ hasText: /^Final/ });
  await interact(page.getByLabel('First match of Final').fill('2030-06-01 16:00'));
  await expect(final.getByText(/^Starts before Semifinals/)).toBeVisible();
  await interact(final.getByRole('button', { name: /^Move to/ }).click());
  await expect(final.getByText('Fits')).toBeVisible();
  await press('Save and go to Prizes');
  await expect(page).toHaveURL(/step=prizes/);
  expect(interactions).toBeLessThan(20);

  // A quarter of the teams came: the later rounds are played when they were announced.
  const admin = await signInAsDemo(server.url, 'admin');
  const desk = new TournamentDesk(server.url, 'BigCupS1EU', admin);
  await desk.startWith(8);
  await page.goto(`/app/tournament/editor/${desk.id}?step=schedule`);
  await expect(page.getByRole('link', { name: /^Schedule/ })).toContainText('Done');
  const block = page.getByRole('button', { name: /, Final, / });
  await block.press('ArrowDown');
  await expect(page.getByText(/^Match \d+ starts/)).toBeAttached();
  const before = await block.getAttribute('aria-label');
  const box = (await block.boundingBox())!;
  await block.hover();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(block).not.toHaveAttribute('aria-label', before!);
  const name = await block.getAttribute('aria-label');
  await page.getByRole('button', { name: 'Save and go to Prizes' }).click();
  await expect(page).toHaveURL(/step=prizes/);
  const matches = await desk.act<{ startsAt: number | null }[]>(['tournament', 'matchups'], {
    value: desk.id,
    data: { size: 100 },
  });
  expect(matches.filter(({ startsAt }) => startsAt !== null)).toHaveLength(7);
  await page.getByRole('link', { name: /^Schedule/ }).click();
  await expect(block).toHaveAttribute('aria-label', name!);
});

test('a draw names the planned starts that have passed before it drops them', async ({
  page,
  server,
  signIn,
}) => {
  const admin = await signInAsDemo(server.url, 'admin');
  const desk = new TournamentDesk(server.url, 'LateCupS1', admin);
  const HOUR_MS = 3_600_000;
  const now = Date.now();
  const plannedStarts = [
    { part: 'upper', round: -2, startsAt: [now - 2 * HOUR_MS, now - HOUR_MS] },
    { part: 'upper', round: -1, startsAt: [now + 24 * HOUR_MS] },
  ];
  const stage = {
    ...{ format: 'single_elimination', name: 'Playoffs', thirdPlaceMatch: false },
    ...{ bestOf: 1, rounds: [], advances: [], plannedStarts },
  };
  const body = { id: desk.id, name: 'Late Cup S1', stages: [stage] };
  await desk.call('/tournaments', { body, as: admin });
  await desk.seedWith(4);

  await signIn('admin');
  await page.goto(`/app/tournament/editor/${desk.id}`);
  const life = page.getByRole('region', { name: 'State', exact: true });
  const draw = 'Draw the bracket and start';
  await life.getByRole('button', { name: draw }).click();
  const question = page.getByRole('dialog', { name: `${draw}?` });
  await expect(question).toContainText('Planned starts have passed: Semifinals (M1, M2).');
  await expect(question).not.toContainText('Final (');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(life.getByText('Seeding', { exact: true })).toBeVisible();

  await life.getByRole('button', { name: draw }).click();
  await question.getByRole('button', { name: draw }).click();
  await expect(life.getByText('Running')).toBeVisible();
  const matches = await desk.act<{ round: string; startsAt: number | null }[]>(
    ['tournament', 'matchups'],
    { value: desk.id, data: { size: 100 } },
  );
  const starts = matches.map(({ startsAt }) => startsAt).filter((at) => at !== null);
  expect(starts).toEqual([now + 24 * HOUR_MS]);
});

test('a referee solves a dispute in one press, and can undo it', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const moderator = await signInAsDemo(server.url, 'moderator');
  const desk = new TournamentDesk(server.url, 'none', moderator);
  const one = await desk.newLeader('Dispute One', 'DO1');
  const other = await desk.newLeader('Dispute Two', 'DO2');
  const { id } = await desk.call<{ id: string }>('/matches', {
    body: { teamA: one.team, teamB: other.team, bestOf: 3 },
    as: moderator,
  });
  const raid = { map: 'Raid', scoreA: 13, scoreB: 8 };
  const reports = [
    { as: one, scoreA: 2, scoreB: 0, maps: [raid, { map: 'Port', scoreA: 13, scoreB: 11 }] },
    {
      ...{ as: other, scoreA: 1, scoreB: 2 },
      maps: [
        ...[raid, { map: 'Port', scoreA: 11, scoreB: 13 }],
        { map: 'Canals', scoreA: 10, scoreB: 13 },
      ],
    },
  ];
  const picture = await desk.act<{ id: string }>(['ticket', 'upload_picture'], {
    data: { filename: 'Port.png', data: await drawScoreboard(page) },
    as: other,
  });
  for (const { as, ...report } of reports) {
    const data = { ...report, pictures: as === other ? [picture.id] : [] };
    await desk.act(['match', 'report_result'], { value: id, data, as });
  }

  // Each leader sees both reports with their pictures above all else.
  for (const leader of [one, other]) {
    const context = await newContext(browser, { baseURL: server.url, viewport: PHONE });
    await addSession(context, server.url, leader);
    const room = await context.newPage();
    await room.goto(`/app/matchup/${id}`);
    const first = room.getByRole('main').getByRole('region').first();
    await expect(first).toContainText('The result is disputed.');
    await expect(first.getByRole('row', { name: /^Port/ })).toContainText('Differs');
    await expect(first.getByRole('button', { name: 'Enlarge Port.png' })).toBeVisible();
    await context.close();
  }

  await signIn('moderator');
  await page.goto('/app/matchup/list');
  const call = page.getByRole('listitem').filter({ hasText: 'Dispute One' });
  await call.getByRole('link', { name: 'Decide dispute' }).click();
  await expect(page.getByText('They disagree on Port, Canals.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose an outcome' })).toBeDisabled();
  await page.getByRole('button', { name: 'Enlarge Port.png' }).press('Enter');
  const enlarged = page.getByRole('dialog', { name: 'Port.png' });
  await expect(enlarged.getByRole('img', { name: 'Port.png' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expect(page.getByText('Dispute Two 1500 → ')).toBeVisible();
  await page.getByRole('button', { name: 'Rule 2 : 1 for Dispute Two' }).click();
  await expect(page.getByText('Decided', { exact: true })).toBeVisible();
  expect(await desk.call(`/match/${id}`)).toMatchObject({ state: 'finished', winner: 'B' });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('They disagree on Port, Canals.')).toBeVisible();
  await expect(page.getByText('You are on it.')).toBeVisible();
  expect(await desk.call(`/match/${id}`)).toMatchObject({ state: 'scheduled', winner: null });
});

/** A picture as a captain would take one. */
async function drawScoreboard(page: Page): Promise<string> {
  return (await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 180 } })).toString(
    'base64',
  );
}
