import { signInAsDemo } from '../apps/server/testing/demo-account';
import { expect, test } from './fixtures';
import { TournamentDesk } from './tournament-desk';

const STAGE = {
  ...{ name: 'Swiss', format: 'swiss', bestOf: 1, rounds: [], advances: [] },
  target: { kind: 'records', wins: 2, losses: 2 },
};

test('a Swiss stage shows rounds, records, who is through and the path of a team', async ({
  page,
  server,
}) => {
  test.slow();
  const admin = await signInAsDemo(server.url, 'admin');
  const desk = new TournamentDesk(server.url, 'SwissCupS1EU', admin);
  const body = { id: desk.id, name: 'Swiss Cup EU S1', region: 'EU', stages: [STAGE] };
  await desk.call('/tournaments', { body, as: admin });
  await desk.startWith(8);
  const first = await desk.findPlayable();
  for (const match of first) await desk.enterResult(match, { scoreA: 1, scoreB: 0 });
  const second = await desk.findPlayable();
  expect(second).toHaveLength(4);
  const decided = second[0]!;
  await desk.enterResult(decided, { scoreA: 1, scoreB: 0 });

  await page.goto(`/app/tournament/${desk.id}`);
  await page.getByRole('link', { name: 'Swiss', exact: true }).click();
  const board = page.getByRole('region', { name: 'Board of the Swiss stage' });
  const box = (record: string) => board.getByRole('region', { name: record, exact: true });
  await expect(box('0–0').getByRole('link')).toHaveCount(4);
  await expect(box('1–0').getByRole('link')).toHaveCount(2);
  await expect(box('0–1').getByRole('link')).toHaveCount(2);
  await expect(page.getByText('Qualification line')).toBeVisible();

  const team = decided.teamA!.name;
  const hasWonFirst = first.some(({ teamA }) => teamA!.name === team);
  const record = hasWonFirst ? '2–0' : '1–1';
  await page.getByLabel('Follow a team').selectOption(team);
  await expect(page.getByText(`${team} ${record}`)).toBeVisible();
  const path = hasWonFirst ? /: beat .+, beat / : /: lost to .+, beat /;
  await expect(page.getByText(path)).toBeVisible();
  if (hasWonFirst) await expect(box('2–0')).toContainText('Qualified');

  await page.setViewportSize({ width: 390, height: 844 });
  const rounds = page.getByRole('group', { name: 'Round or table' });
  await expect(rounds.getByRole('button', { name: 'Round 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await rounds.getByRole('button', { name: 'Table' }).click();
  await expect(
    page.getByRole('table', { name: 'Standings of the Swiss stage' }).getByRole('row'),
  ).toHaveCount(9);
});
