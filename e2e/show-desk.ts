/** What tests of the control room share: its parts on the page, and its calls without a page. */
import type { ShowDesk } from '@mes/contract/show-schemas';
import { expect, type Locator, type Page } from '@playwright/test';
import type { SignedIn } from '../apps/server/testing/demo-account';

const ROOM = '/app/stream/room';

export interface RoomLocators {
  readonly preview: Locator;
  readonly program: Locator;
  cue(number: number): Locator;
  /** Down, cue by cue, until this one is in preview. */
  stepDownTo(number: number): Promise<void>;
}

export function roomOf(page: Page): RoomLocators {
  const run = page.getByRole('complementary', { name: 'Run of show' });
  return {
    preview: page.locator('[data-monitor=preview]'),
    program: page.locator('[data-monitor=program]'),
    cue: (number) => run.getByRole('button', { name: new RegExp(`^${number}\\s?\\D`) }),
    stepDownTo: async (number) => {
      for (;;) {
        const before = await preparedCue(run);
        if (before === number) return;
        if (before !== null && before > number) throw new Error(`Cue ${number} is above ${before}`);
        await page.keyboard.press('ArrowDown');
        await expect.poll(() => preparedCue(run)).not.toBe(before);
      }
    },
  };
}

/** The number of the cue in preview; null where the preview holds none of the run. */
async function preparedCue(run: Locator): Promise<number | null> {
  const [row] = await run.getByRole('button').filter({ hasText: 'Preview' }).allTextContents();
  return row === undefined ? null : Number.parseInt(row, 10);
}

/** Keys work once the show is there. Scenes have tests of their own and take most of the time. */
export async function openRoom(page: Page): Promise<void> {
  await page.route('**/app/streaming/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Scene</title>' }),
  );
  await page.goto(ROOM);
  await expect(page.locator('[data-monitor=preview]')).toBeVisible();
}

export async function deskOf(send: Send): Promise<ShowDesk> {
  return (await send('show', 'desk', {})) as ShowDesk;
}

export function sendAct(send: Send, act: object): Promise<unknown> {
  return send('show', 'act', { act });
}

export type Send = (object: string, action: string, data: object) => Promise<unknown>;

export function senderOf(url: string, { id, secret }: SignedIn): Send {
  return async (object, action, data) => {
    const response = await fetch(`${url}/api/request`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ object, action, data, id, secret }),
    });
    const body = (await response.json()) as { status: string; data: unknown };
    if (body.status !== 'SUCCESS') throw new Error(JSON.stringify(body));
    return body.data;
  };
}
