import type { StreamDesk } from '@mes/contract/stream-desk';
import type { Browser, Page } from '@playwright/test';
import { signInAsDemo } from '../apps/server/testing/demo-account';
import { type ObsStandIn, startObsStandIn } from '../apps/site/testing/obs-stand-in';
import { findViolations } from './accessibility';
import { newContext } from './contexts';
import { expect, test } from './fixtures';
import { deskOf, openRoom, roomOf, type Send, sendAct, senderOf } from './show-desk';

const TEAMS = { normTeam1: 'Night Harbor', normTeam2: 'Iron Lanterns' };
/** Of the run that a best of 3 starts from. */
const MAP_WON_AFTER_GAME = 5;
const SERIES_WON = 12;
const STREAM_END = 15;
const OBS_PASSWORD = 'a password of OBS';

test.use({ viewport: { width: 1920, height: 1080 } });

test('two operators run a whole broadcast with OBS by keyboard', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  test.slow();
  await signIn('streamer');
  const streamer = await signInAsDemo(server.url, 'streamer');
  const send = senderOf(server.url, streamer);
  const followed = await prepareSeries(send);
  const other = await openSecondRoom(browser, server.url, signIn);
  await openRoom(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Template', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the run' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const room = roomOf(page);
  const obs = await startObsStandIn({ password: OBS_PASSWORD, scenes: ['Cameras'] });
  await connectObs(page, obs);
  await expect(page.locator('[data-operator="Admin"], [data-operator="admin"]')).toBeVisible();

  // Starting.
  await page.keyboard.press('ArrowDown');
  await expect(room.preview).toContainText('Countdown');
  await page.keyboard.press('Space');
  await expect(room.program).toHaveAttribute('data-scene', 'countdown');
  await expect(roomOf(other).program).toHaveAttribute('data-scene', 'countdown');

  // A take during the stinger waits and follows.
  await page.keyboard.press('Space');
  await expect(room.program).toHaveAttribute('data-scene', 'versus');

  // The second operator changes the preview: the take of the first is about another picture.
  await expect(room.preview).toContainText('Map veto');
  const admin = senderOf(server.url, await signInAsDemo(server.url, 'admin'));
  const { package: group } = (await deskOf(admin)).preview!.cue;
  await sendAct(admin, { act: 'preview', cue: { scene: 'facecams', package: group } });
  await page.keyboard.press('Space');
  const refusal = page.getByRole('alert').filter({ hasText: 'Press again to take Face cams' });
  await expect(refusal).toBeVisible();
  await expect(room.program).toHaveAttribute('data-scene', 'versus');
  await page.keyboard.press('Space');
  await expect(room.program).toHaveAttribute('data-scene', 'facecams');
  await expect(refusal).toBeHidden();

  // That was the wrong scene: undo cuts back.
  await page.keyboard.press('z');
  await expect(room.program).toHaveAttribute('data-scene', 'versus');

  // OBS shows something else: the room says so, and one key brings MES back.
  obs.setScene('Cameras');
  const elsewhere = page.getByRole('alert').filter({ hasText: 'OBS shows another scene' });
  await expect(elsewhere).toContainText('Viewers see “Cameras”. Nobody sees MES: Versus.');
  await page.keyboard.press('o');
  await expect(elsewhere).toBeHidden();
  expect(obs.model.liveScene).toBe('MES');

  // The veto, pressed quickly: every step counts.
  await page.keyboard.press('3');
  await expect(room.preview).toContainText('Map veto');
  await page.keyboard.press('Space');
  await expect(room.program).toHaveAttribute('data-scene', 'map-veto');
  await page.keyboard.press('v');
  for (const key of ['1', '2', '3', '4', '5', '6', '7']) await page.keyboard.press(key);
  // Seven calls one after the other: a busy machine takes its time.
  await expect(page.getByText('The veto is done')).toBeVisible({ timeout: 30_000 });
  await expect.poll(async () => (await configurationOf(send)).Maps).toHaveLength(3);

  // The first map. Letters of the score work only in Game.
  await page.keyboard.press('1');
  await page.keyboard.press('c');
  await page.keyboard.press('1');
  await expect(room.preview).toContainText('Game');
  await page.keyboard.press('Space');
  await expect(room.program).toHaveAttribute('data-scene', 'game');
  await expect(page.locator('[data-channel=score_bug]')).toHaveAttribute('data-on-air', 'true');
  // OBS is killed in the middle of the game and comes back; the show goes on meanwhile.
  await obs.drop();
  await expect(page.locator('[data-health=obs]')).toContainText('Lost');
  await expect(room.program).toContainText('Drawn here, OBS not connected');
  await page.keyboard.press('g');
  for (const key of ['a', 'a', 'd', 'Shift+A']) await page.keyboard.press(key);
  await expect(page.locator('[data-score=A]')).toHaveText('1');
  await expect(page.locator('[data-score=B]')).toHaveText('1');
  await page.keyboard.press('m');
  await page.keyboard.press('a');
  await expect(page.getByText('Series1 : 0')).toBeVisible();
  await expect(page.locator('[data-score=A]')).toHaveText('0');
  await obs.comeBack();
  await expect(page.locator('[data-health=obs]')).toContainText('fps');

  // Who won the map, a break, the second map, the end. Full screens take the score bug out.
  await room.stepDownTo(MAP_WON_AFTER_GAME);
  await page.keyboard.press('Space');
  await expect(room.program).toHaveAttribute('data-scene', 'map-won');
  await expect(room.preview).toContainText('Break');
  await page.keyboard.press('Space');
  await expect(room.program).toHaveAttribute('data-scene', 'breaktime');
  await expect(page.locator('[data-channel=score_bug]')).toHaveAttribute('data-on-air', 'false');
  await expect(room.preview).toContainText('Game');
  await page.keyboard.press('Space');
  await expect(room.program).toHaveAttribute('data-scene', 'game');
  await page.keyboard.press('m');
  await page.keyboard.press('a');
  await expect(page.getByText('Series2 : 0')).toBeVisible();
  await room.stepDownTo(SERIES_WON);
  await expect(room.preview).toContainText('Series won');
  await page.keyboard.press('Space');
  await expect(room.program).toHaveAttribute('data-scene', 'series-won');
  await room.stepDownTo(STREAM_END);
  await expect(room.preview).toContainText('End of stream');
  await page.keyboard.press('Shift+Space');
  await expect(room.program).toHaveAttribute('data-scene', 'stream-end');

  // Takes need nothing of OBS: all that it was asked to change is its set-up and the way back.
  const shown = obs.changes.filter(({ type }) => type === 'SetCurrentProgramScene');
  expect(shown.map(({ fields }) => fields.sceneName)).toEqual(['MES', 'MES']);
  await obs.close();
  await other.context().close();
  await sendAct(send, { act: 'link', match: followed });
});

test('writing, panic, keys and the phone keep to their rules', async ({ page, server, signIn }) => {
  await signIn('streamer');
  await openRoom(page);
  const room = roomOf(page);
  await page.keyboard.press('c');
  await page.keyboard.press('6');
  await expect(room.preview).toContainText('Break');

  // Space is Take wherever the focus is, except in a text field.
  await page.keyboard.press('t');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type('Back at nine');
  await expect(page.getByText('Typing: press Esc, then Space')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(room.preview).toContainText('Back at nine');
  await page.getByRole('button', { name: 'Redo' }).focus();
  await page.keyboard.press('Space');
  await expect(room.program).toHaveAttribute('data-scene', 'breaktime');

  // What was written for one cue must not end up in another that somebody prepared meanwhile.
  await page.keyboard.press('6');
  await expect(room.preview).toContainText('Break');
  await page.keyboard.press('t');
  await page.keyboard.press('Tab');
  await page.keyboard.type('For the break');
  const admin = senderOf(server.url, await signInAsDemo(server.url, 'admin'));
  const { package: group } = (await deskOf(admin)).preview!.cue;
  await sendAct(admin, { act: 'preview', cue: { scene: 'facecams', package: group } });
  await expect(room.preview).toContainText('Face cams');
  await page.keyboard.press('Enter');
  const notice = page.getByRole('alert').filter({ hasText: 'The preview is Face cams now' });
  await expect(notice).toBeVisible();
  // It was about that press: the next one has an answer of its own.
  await page.keyboard.press('6');
  await expect(notice).toBeHidden();
  await expect(room.preview).toContainText('Break');

  // A take does not wait for the answer to a question either.
  await page.keyboard.press('2');
  await expect(room.preview).toContainText('Versus');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Template', exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Space');
  await expect(room.program).toHaveAttribute('data-scene', 'versus');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.keyboard.press('6');
  await page.keyboard.press('Space');
  await expect(room.program).toHaveAttribute('data-scene', 'breaktime');

  // Nothing is asked in an emergency, and everything can be undone.
  await page.keyboard.press('q');
  const bug = page.locator('[data-channel=score_bug]');
  await expect(bug).toHaveAttribute('data-on-air', 'true');
  await page.keyboard.press('Shift+X');
  await expect(room.program).toHaveAttribute('data-scene', 'safe-card');
  await expect(bug).toHaveAttribute('data-on-air', 'false');
  await page.keyboard.press('z');
  await expect(room.program).toHaveAttribute('data-scene', 'breaktime');

  // Another key, and a conflict that is shown.
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Assign a key: Undo' }).click();
  await page.keyboard.press('x');
  await expect(page.getByText('Used twice')).toHaveCount(2);
  await page.getByRole('button', { name: 'Reset all keys' }).click();
  await expect(page.getByText('Used twice')).toHaveCount(0);

  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.getByRole('button', { name: /^Take/ }).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  const safe = page.getByRole('button', { name: /Safe card/ });
  await safe.click();
  await expect(room.program).toHaveAttribute('data-scene', 'breaktime');
  await safe.hover();
  await page.mouse.down();
  await expect(room.program).toHaveAttribute('data-scene', 'safe-card');
  await page.mouse.up();
  expect(await findViolations(page)).toEqual([]);
});

async function openSecondRoom(
  browser: Browser,
  url: string,
  signIn: (name: string, page?: Page) => Promise<void>,
): Promise<Page> {
  const context = await newContext(browser, {
    baseURL: url,
    viewport: { width: 1366, height: 768 },
  });
  const page = await context.newPage();
  await signIn('admin', page);
  await openRoom(page);
  return page;
}

/** With the password that OBS asks for; the alarm then offers to make its sources. */
async function connectObs(page: Page, obs: ObsStandIn): Promise<void> {
  await page.locator('[data-health=obs]').click();
  const panel = page.getByRole('region', { name: 'OBS' });
  await panel.getByLabel('Address').fill(obs.address);
  await panel.getByLabel('Password').fill(OBS_PASSWORD);
  await panel.getByRole('button', { name: 'Connect OBS' }).click();
  await expect(page.getByRole('alert')).toContainText('OBS has no MES sources yet');
  await page.keyboard.press('o');
  await expect(page.getByRole('alert').filter({ hasText: 'OBS' })).toBeHidden();
  expect(obs.model.itemsOf('MES').map(({ sourceName }) => sourceName)).toEqual([
    'MES program',
    'MES overlay',
  ]);
}

/** A series of two teams by hand, before its veto. Returns which match the stream followed. */
async function prepareSeries(send: Send): Promise<string | null> {
  const configuration = await configurationOf(send);
  await sendAct(send, { act: 'link', match: null });
  const edit = {
    ...TEAMS,
    BestOf: 3,
    Score1: 0,
    Score2: 0,
    Maps: [],
    Winners: [],
    other: '{}',
    matchup: { format: 'BO3', mapVeto: configuration.matchup.mapVeto.map(() => null) },
  };
  await sendAct(send, { act: 'configure', edit });
  return configuration.matchup.id;
}

async function configurationOf(send: Send): Promise<StreamDesk['configuration']> {
  return ((await send('stream', 'desk', {})) as StreamDesk).configuration;
}
