import type { Browser, Page } from '@playwright/test';
import { type SignedIn, signInAsDemo } from '../apps/server/testing/demo-account';
import { findViolations } from './accessibility';
import { addSession } from './browser-session';
import { newContext } from './contexts';
import { expect, test } from './fixtures';
import { type Leader, TournamentDesk } from './tournament-desk';

const ID = 'ChampionS1EU';
const NAME = 'Champion Cup EU S1';
const TEAMS = 22;

const SETTINGS = {
  id: ID,
  name: NAME,
  rules: 'Be on time. Be kind.',
  rulesRequired: true,
  theme: 'embers',
  prizes: [{ from: 1, to: 1, amount: 500_000, extra: null }],
  signup: { automatic: true, min: 1, max: 5 },
  stages: [
    {
      format: 'round_robin',
      name: 'Groups',
      groups: 4,
      legs: 1,
      bestOf: 1,
      rounds: [],
      advances: [{ from: 1, to: 2, stage: 1, into: null }],
    },
    {
      format: 'double_elimination',
      name: 'Playoffs',
      grandFinalReset: false,
      bestOf: 3,
      rounds: [],
      advances: [],
    },
  ],
};

async function openAs(browser: Browser, url: string, account?: SignedIn): Promise<Page> {
  const context = await newContext(browser, { baseURL: url });
  if (account) await addSession(context, url, account);
  return context.newPage();
}

test('a tournament from its first signup to its champion', async ({ browser, server, page }) => {
  test.setTimeout(240_000);
  const admin = await signInAsDemo(server.url, 'admin');
  const desk = new TournamentDesk(server.url, ID, admin);
  await desk.call('/tournaments', { body: SETTINGS, as: admin });
  await desk.moveTo('announced');

  // A spectator, who never reloads the page.
  await page.goto(`/app/tournament/${ID}`);
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  await expect(page.getByText('You are not logged in!')).toBeVisible();
  await expect(page.getByText('Announced', { exact: true })).toBeVisible();

  const leaders = await Promise.all(
    Array.from({ length: TEAMS }, (_, place) =>
      desk.newLeader(`Squad ${place + 1}`, `SQ${place + 1}`),
    ),
  );
  const [first, second] = leaders as [Leader, Leader];

  await test.step('leaders sign up, two of them in the browser', async () => {
    const own = await openAs(browser, server.url, first);
    await own.clock.install();
    await own.goto(`/app/tournament/${ID}`);
    await expect(own.getByText('Registration opens soon!')).toBeVisible();
    await desk.moveTo('signup_open');
    await expect(page.getByText('Open for signup', { exact: true })).toBeVisible();

    const rules = own.getByRole('button', { name: /Confirm Rules/ });
    await expect(rules).toBeDisabled();
    await own.clock.fastForward(60_000);
    await rules.click();
    const asked = own.getByRole('dialog', { name: 'Confirm Rules' });
    await asked.getByRole('button', { name: 'Confirm Rules' }).click();
    await expect(asked).toContainText('Rules confirmed!');
    await asked.getByRole('button', { name: 'Close' }).click();
    await expect(own.getByRole('button', { name: 'Confirmed' })).toBeVisible();

    await own.getByRole('button', { name: 'Sign up', exact: true }).click();
    const roster = own.getByRole('dialog', { name: `${NAME} Registration` });
    const player = roster.getByRole('checkbox', { name: first.name });
    await player.uncheck();
    await roster.getByRole('button', { name: 'Sign up' }).click();
    await expect(roster).toContainText('You must select between 1 and 5 players');
    await player.check();
    await roster.getByRole('button', { name: 'Sign up' }).click();
    await expect(roster).toContainText('Your team is registered.');
    await roster.getByRole('button', { name: 'Close' }).click();
    await expect(own.getByRole('button', { name: 'Update roster' })).toBeVisible();
    await own.context().close();

    await desk.act(['team', 'confirm_rules'], { value: ID, as: second });
    const other = await openAs(browser, server.url, second);
    await other.goto(`/app/tournament/${ID}`);
    await other.getByRole('button', { name: 'Sign up', exact: true }).click();
    const dialog = other.getByRole('dialog', { name: `${NAME} Registration` });
    await dialog.getByRole('button', { name: 'Sign up' }).click();
    await expect(dialog).toContainText('Your team is registered.');
    await other.context().close();

    await Promise.all(leaders.slice(2).map((leader) => desk.apply(leader)));
    await expect(page.getByRole('link', { name: `Teams${TEAMS}` })).toBeVisible();
  });

  await test.step('check-in drops absent teams', async () => {
    await desk.moveTo('signup_closed', 'check_in');
    const own = await openAs(browser, server.url, first);
    await own.goto(`/app/tournament/${ID}`);
    await own.getByRole('button', { name: 'Check in' }).click();
    const dialog = own.getByRole('dialog', { name: `Check in to ${NAME}` });
    await dialog.getByRole('button', { name: 'Check in' }).click();
    await expect(dialog).toContainText('Squad 1 is checked in.');
    await own.context().close();
    await Promise.all(leaders.slice(1, -1).map((leader) => desk.checkIn(leader)));
    await desk.moveTo('seeding');
    const absent = page.getByRole('listitem').filter({ hasText: `Squad ${TEAMS}` });
    await expect(absent).toContainText('Dropped out');
  });

  const playing = leaders.slice(0, -1);
  const leaderOf = (name: string) => playing.find(({ team }) => team === name)!;
  const strength = (name: string) => playing.findIndex(({ team }) => team === name);

  /** The stronger team wins; both leaders report it. */
  async function playAll({ until }: { until?: (round: string) => boolean } = {}) {
    for (;;) {
      const open = (await desk.findPlayable()).filter(({ round }) => !until?.(round));
      if (open.length === 0) return;
      for (const match of open) {
        const [a, b] = [match.teamA!.name, match.teamB!.name];
        const winner = strength(a) < strength(b) ? 'A' : 'B';
        await desk.report(match, leaderOf(a), winner);
        const { state } = await desk.report(match, leaderOf(b), winner);
        expect(state).toBe('confirmed');
      }
    }
  }

  await test.step('the groups are played, one result disputed', async () => {
    const teams = playing.map(({ team }) => team);
    await desk.call(`/tournaments/${ID}/seeding`, { body: { teams, final: true }, as: admin });
    await desk.moveTo('running');
    await expect(page.getByRole('region', { name: 'Groups' })).toBeVisible();

    const [match] = await desk.findPlayable();
    const [a, b] = [match!.teamA!.name, match!.teamB!.name];
    await desk.report(match!, leaderOf(a), 'A');
    const { state } = await desk.report(match!, leaderOf(b), 'B');
    expect(state).toBe('disputed');
    const { revision } = await desk.call(`/match/${match!.id}`);
    const winner = strength(a) < strength(b) ? { scoreA: 1, scoreB: 0 } : { scoreA: 0, scoreB: 1 };
    await desk.call(`/matches/${match!.id}`, {
      method: 'PATCH',
      body: { revision, state: 'finished', ...winner },
      as: admin,
    });
    await playAll({ until: (round) => round === 'Upper Final' || round === 'Lower Round 2' });
  });

  await test.step('staff correct a result two rounds back, after seeing what that undoes', async () => {
    await playAll({ until: (round) => round === 'Lower Semifinal' });
    const staff = await openAs(browser, server.url, admin);
    await staff.goto(`/app/tournament/${ID}?part=bracket`);
    await staff.getByRole('button', { name: 'Enter results' }).click();
    const match = staff.getByRole('link', { name: /^Upper Quarterfinals.*Squad 1 against/ });
    await match.click();
    const dialog = staff.getByRole('dialog', { name: /^Squad 1 against/ });
    await dialog.getByLabel('Squad 1', { exact: true }).fill('1');
    await dialog.getByLabel(/^Squad (?!1$)/).fill('2');
    await dialog.getByRole('button', { name: 'Save result' }).click();
    await expect(staff.getByRole('dialog')).toContainText('will be reset');
    await expect(staff.getByRole('dialog')).toContainText('Upper Final');
    await staff.getByRole('button', { name: /^Undo \d+ matches$/ }).click();
    await expect(staff.getByText('Result saved.')).toBeVisible();
    await expect(
      staff.getByRole('link', { name: /^Upper Quarterfinals.*Squad 1 against.*1 to 2$/ }),
    ).toBeVisible();
    await staff.context().close();
  });

  await test.step('the rest is played, and the spectator sees the champion', async () => {
    await playAll();
    const champion = page.getByRole('region', { name: 'Champion' });
    await expect(champion).toContainText('Squad');
    await expect(champion).toContainText('$5,000');
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);

    const final = page.getByRole('link', { name: /^Grand Final/ });
    const bracket = page.getByRole('region', { name: /bracket$/ });
    const widthOf = async () => (await final.boundingBox())?.width ?? 0;
    const before = await widthOf();
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(widthOf).toBeLessThan(before);
    await final.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -400);
    await page.keyboard.up('Control');
    await expect.poll(widthOf).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Show the whole bracket' }).click();
    const fits = (view: HTMLElement) => view.scrollWidth <= view.clientWidth;
    await expect.poll(() => bracket.evaluate(fits)).toBe(true);
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('other sites can embed the bracket, and no other page', async () => {
    const embedded = `/app/tournament/${ID}?embed=bracket`;
    const answer = await page.goto(embedded);
    expect(answer?.headers()['x-frame-options']).toBeUndefined();
    expect(answer?.headers()['content-security-policy']).toContain('frame-ancestors *');
    await expect(page.getByRole('link', { name: /^Grand Final/ })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    const usual = await page.request.get(`/app/tournament/${ID}`);
    expect(usual.headers()['x-frame-options']).toBe('SAMEORIGIN');
  });
});
