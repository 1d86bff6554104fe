/** Every scene of every group with sample data: no error in the console, nothing cut or covered. */

import { OWN_SCENES } from '@mes/domain/show/cue';
import type { SceneEntry } from '@mes/domain/stream/scenes';
import { expect, type Page, test } from '@playwright/test';
import { SCENES_BY_GROUP } from '../apps/overlay/src/scene-list';
import { type Kind, MOMENTS, type Sample } from '../apps/overlay/testing/sample-answers';
import { startSampleServer } from '../apps/overlay/testing/sample-server';
import { unreadableTexts } from './overlay-legibility';

const KINDS: readonly Kind[] = ['usual', 'long names', 'no pictures', 'empty', 'refused'];

/** What is drawn in the place of an answer that is refused is decided by scenes, not by packages. */
const GROUPS_WITHOUT_ANSWERS = ['general', 'house'];
/** Pictures of people and teams. */
const WITH_PICTURES = [
  'versus',
  'facecams',
  'player-leaderboards',
  'player-profile',
  'player-versus',
  'team-info',
  'team-profile',
  'best-player',
  'champion',
  'interview',
  'standings',
  'bracket',
];
/** Both have the same package: what one shows need not be tested in the other. */
const IN_GENERAL = new Set(SCENES_BY_GROUP.general?.map(sceneOf));
/** Without a player the game shows who speaks instead. */
const PLAYERS = '&player=p0-0&player2=p1-1';
/** Scenes that depend on the score. */
const ABOUT_THE_SERIES = [
  'versus',
  'map-veto',
  'maps-overview',
  'breaktime',
  'facecams',
  'interview',
  'stream-end',
  'game',
  'map-won',
  'series-won',
  'champion',
  'best-player',
];
/** One of each package that shows its moments by itself. */
const GROUPS_OF_THE_SERIES = ['embers-s3', 'house'];

test.use({ viewport: { width: 1920, height: 1080 } });
// The slowest file: the tests are independent, so both workers share them.
test.describe.configure({ mode: 'parallel' });

for (const kind of KINDS) {
  for (const [group, scenes] of Object.entries(SCENES_BY_GROUP)) {
    if (kind === 'refused' && !GROUPS_WITHOUT_ANSWERS.includes(group)) continue;
    test(`${group} with data that are: ${kind}`, async ({ page }) => {
      await checkScenes(page, { kind, group, now: Date.now() }, scenesToTest(kind, group, scenes));
    });
  }
}

for (const [moment, configuration] of Object.entries(MOMENTS)) {
  for (const group of GROUPS_OF_THE_SERIES) {
    test(`a series in ${group} that is ${moment}`, async ({ page }) => {
      const sample: Sample = { kind: 'usual', group, now: Date.now(), configuration };
      await checkScenes(page, sample, ABOUT_THE_SERIES);
    });
  }
}

function scenesToTest(kind: Kind, group: string, scenes: readonly SceneEntry[]): string[] {
  return [...scenes.map(sceneOf), ...OWN_SCENES.keys()].filter(
    (name) =>
      (group !== 'house' || !IN_GENERAL.has(name)) &&
      (kind !== 'no pictures' || WITH_PICTURES.includes(name)),
  );
}

function sceneOf({ scene }: SceneEntry): string {
  return scene;
}

async function checkScenes(page: Page, sample: Sample, scenes: readonly string[]): Promise<void> {
  test.setTimeout(120_000);
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
  });
  const server = await startSampleServer(sample);
  await server.routeSockets(page);
  const { group } = sample;
  const visits = scenes.flatMap((scene) => [
    { scene, query: PLAYERS },
    ...(scene === 'game' ? [{ scene, query: '' }] : []),
  ]);
  for (const { scene, query } of visits) {
    await page.goto(`${server.origin}/app/streaming/${group}/${scene}?screenshot=true${query}`);
    await page.locator('[data-settled]').waitFor();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expect.soft(await page.evaluate(unreadableTexts), `${group}/${scene}`).toEqual([]);
    expect.soft(noise.splice(0), `console of ${group}/${scene}`).toEqual([]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  server.close();
}
