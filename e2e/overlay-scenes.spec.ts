/** Every scene of every group with sample data: no error in the console, nothing cut or covered. */

import { GAME_SCENE, isCueScene, OWN_SCENES } from '@mes/domain/show/cue';
import type { SceneEntry } from '@mes/domain/stream/scenes';
import { findSceneGroup, SCENE_GROUPS } from '@mes/domain/stream/scenes';
import { expect, type Page, test } from '@playwright/test';
import {
  IN_THE_VETO,
  type Kind,
  MOMENTS,
  type Sample,
} from '../apps/overlay/testing/sample-answers';
import { sampleTake } from '../apps/overlay/testing/sample-program';
import { type SampleServer, startSampleServer } from '../apps/overlay/testing/sample-server';
import { stopDrawing } from './drawing';
import { unreadableTexts } from './overlay-legibility';

const KINDS: readonly Kind[] = ['usual', 'long names', 'no pictures', 'empty', 'refused'];

/** What is drawn in the place of an answer that is refused is decided by scenes, not by packages. */
const GROUPS_WITHOUT_ANSWERS = ['general', 'house'];
/** In the other packages long names show all that usual ones would. */
const ONCE: readonly Kind[] = ['usual', 'refused'];
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
const IN_GENERAL = new Set(findSceneGroup('general')?.scenes.map(sceneOf));
/** Without a player the game shows who speaks instead. */
const PLAYERS = { player: 'p0-0', player2: 'p1-1' };
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
/** On air they turn pages, or wait and reveal, by the clock: only a picture always shows the same. */
const BY_THE_CLOCK = ['groups', 'standings', 'map-veto', 'giveaway'];
/** One of each package that shows its moments by itself. */
const GROUPS_OF_THE_SERIES = ['embers-s3', 'house'];

test.use({ viewport: { width: 1920, height: 1080 } });
// The slowest file: the tests are independent, so both workers share them.
test.describe.configure({ mode: 'parallel' });

for (const kind of KINDS) {
  for (const { group, scenes } of SCENE_GROUPS) {
    if (ONCE.includes(kind) && !GROUPS_WITHOUT_ANSWERS.includes(group)) continue;
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

test('who chooses in a veto has a clock in every package', async ({ page }) => {
  for (const { group } of SCENE_GROUPS) {
    if (group === 'general') continue;
    const sample: Sample = {
      ...{ kind: 'usual', group, now: Date.now(), configuration: IN_THE_VETO },
    };
    await checkScenes(page, sample, ['map-veto']);
    await expect.soft(page.getByText(/\b0:[012]\d$/).first(), group).toBeVisible();
  }
});

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

/**
 * Every scene is opened as a page of its own in the house package, with all answers and with none. Loading
 * a page takes most of the time, so all else that can be taken follows each other in the program, as on air.
 */
async function checkScenes(page: Page, sample: Sample, scenes: readonly string[]): Promise<void> {
  test.setTimeout(120_000);
  const noise: string[] = [];
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text());
  });
  const server = await startSampleServer(sample);
  await server.routeSockets(page);
  await stopDrawing(page);
  await page.addInitScript(leaveCanvasesEmpty);
  const checkShown = async (scene: string, layer?: string) => {
    const name = `${sample.group}/${scene}`;
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expect.soft(await page.evaluate(unreadableTexts, layer), name).toEqual([]);
    expect.soft(noise.splice(0), `console of ${name}`).toEqual([]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  };

  const isTaken = (scene: string) =>
    !isOpened(sample) &&
    ![GAME_SCENE, ...BY_THE_CLOCK].includes(scene) &&
    isCueScene({ scene, package: sample.group });
  for (const scene of scenes.filter((each) => !isTaken(each))) {
    const visits: Record<string, string>[] = scene === GAME_SCENE ? [PLAYERS, {}] : [PLAYERS];
    for (const focus of visits) {
      const query = new URLSearchParams({ screenshot: 'true', ...focus });
      await page.goto(`${server.origin}/app/streaming/${sample.group}/${scene}?${query}`);
      await page.locator('[data-settled]').waitFor();
      await checkShown(scene);
    }
  }
  for (const [index, scene] of scenes.filter(isTaken).entries()) {
    await takeScene(page, { server, scene, revision: index + 2 });
    await checkShown(scene, '[data-role="current"]');
  }
  server.close();
}

/** Runs in a page: painting backdrops takes half of the time of a scene. A canvas without a size measures texts. */
function leaveCanvasesEmpty(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = new Proxy(getContext, {
    apply: (original, canvas: HTMLCanvasElement, args) =>
      canvas.hasAttribute('width') ? null : Reflect.apply(original, canvas, args),
  });
}

/** Where everything is refused there is no program to follow either. */
function isOpened({ kind, group, configuration }: Sample): boolean {
  const isUsual = kind === 'usual' && configuration === undefined;
  return kind === 'refused' || (isUsual && GROUPS_WITHOUT_ANSWERS.includes(group));
}

async function takeScene(
  page: Page,
  { server, scene, revision }: { server: SampleServer; scene: string; revision: number },
): Promise<void> {
  const { group } = server.sample;
  const cue = { focus: { team: null, ...PLAYERS } };
  server.publish(sampleTake({ scene, group, now: Date.now(), revision, cue }));
  const output = page.locator('[data-output]');
  if ((await output.count()) === 0) await page.goto(`${server.origin}/app/streaming/program`);
  await expect(output).toHaveAttribute('data-revision', `${revision}`);
  await output.locator('[data-role="current"] [data-settled]').waitFor();
}
