import type { CapturedMap } from '@mes/contract/capture';
import type { MatchSummary, WebsiteMatch } from '@mes/contract/match-schemas';
import type { CaptureEvent } from '@mes/domain/capture/events';
import type { Page, WebSocketRoute } from '@playwright/test';
import { type SignedIn, signInAsDemo } from '../apps/server/testing/demo-account';
import { newContext } from './contexts';
import { expect } from './fixtures';
import { recordTexts } from './record-texts';
import { noisyTest as test } from './shell-support';

type TeamSlot = 'A' | 'B';

const KEYS = { A: ['1', '2', '3', '4', '5'], B: ['6', '7', '8', '9', '0'] };

test('staff capture a map by keyboard despite a lost connection, and other pages update', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  test.setTimeout(180_000);
  const read = async <Data>(path: string, body?: object, as?: SignedIn): Promise<Data> => {
    const response = await fetch(`${server.url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(as && { authorization: `${as.id}.${as.secret}` }),
      },
      body: body && JSON.stringify(body),
    });
    return ((await response.json()) as { data: Data }).data;
  };
  const [live] = await read<MatchSummary[]>('/matches/find', { states: ['live'] });
  const before = await read<WebsiteMatch>(`/website/matches/${live!.id}`);
  const leader: TeamSlot = before.scoreA > before.scoreB ? 'A' : 'B';
  const map = before.maps.find(({ state }) => state === 'live')!;
  const winner = before[`team${leader}`]!;
  const eloOf = async (team: string) =>
    (await read<{ elo: number }>(`/teams/${encodeURIComponent(team)}/elo`)).elo;
  const eloBefore = await eloOf(winner.name);

  const network = await createCuttableNetwork(page);
  await signIn('moderator');
  await page.goto(`/app/match/capture/${before.id}`);
  const watching = await newContext(browser, { baseURL: server.url });
  const viewer = await watching.newPage();
  await viewer.goto(`/app/match/${before.id}`);
  const seen = viewer.getByRole('slider', { name: 'Moment of the map' });
  const score = viewer.getByText(new RegExp(`^${map.map} \\d+ : \\d+$`));

  await test.step('wrong events are cleared, after a confirmation', async () => {
    await expect(seen).not.toHaveAttribute('max', '0');
    await page.getByRole('button', { name: 'Clear map' }).click();
    await page.getByRole('button', { name: 'Clear events' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Nothing yet')).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  const desk = new Keyboard(page, map.startingSideA ?? 'coalition');
  const other = otherOf(leader);
  const shown = { A: 0, B: 0 };
  const play = async (by: TeamSlot) => {
    await desk.round(by);
    shown[by]++;
  };
  const viewerSees = () => expect(score).toHaveText(`${map.map} ${shown.A} : ${shown.B}`);

  await test.step('the match page shows each event, and a correction', async () => {
    for (const count of [1, 2, 3]) {
      await desk.kill(leader, 0, count - 1);
      await expect(seen).toHaveAttribute('max', `${count}`);
    }
    await page.keyboard.press('z');
    await expect(seen).toHaveAttribute('max', '2');
    await page.keyboard.press('z');
    await page.keyboard.press('z');
    await expect(page.getByText('Nothing yet')).toBeVisible();
    desk.kinds.length = 0;
  });

  await test.step('a map that was read before an event does not remove it', async () => {
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    network.hold();
    // Another operator changes what is captured, so that the board reads the map again.
    const choice = { object: 'data_capture', action: 'set_toggles', value: before.id };
    const admin = await signInAsDemo(server.url, 'admin');
    await read('/request', { ...choice, data: { toggles: { assist: false } } }, admin);
    await expect.poll(() => network.heldAnswers()).toBeGreaterThan(0);
    // The time is over.
    await page.keyboard.press('t');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('Nothing yet')).toHaveCount(0);
    const texts = await recordTexts(page.getByRole('main'));
    network.answer();
    await rendered(page);
    network.deliver();
    await expect(seen).toHaveAttribute('max', '1');
    expect((await texts()).filter((text) => text.includes('Nothing yet'))).toEqual([]);
    await page.keyboard.press('z');
    await expect(page.getByText('Nothing yet')).toBeVisible();
  });

  await test.step('a round at a time', async () => {
    for (let round = 0; round < 8; round++) {
      await play(round % 2 === 0 ? leader : other);
      await viewerSees();
    }
    await expect(seen).toHaveAttribute('max', `${desk.events}`);
  });

  await test.step('without a connection events are queued, and then sent once', async () => {
    const arrived = desk.events;
    // Viewers may see an event before its answer has arrived here.
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await network.disconnect();
    await play(leader);
    await play(other);
    await expect(page.getByRole('alert')).toContainText('No connection');
    await expect(page.getByText(`${desk.events - arrived} not sent`)).toBeVisible();
    await expect(seen).toHaveAttribute('max', `${arrived}`);
    await network.reconnect();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
    await viewerSees();
    await expect(seen).toHaveAttribute('max', `${desk.events}`);
  });

  await test.step('the map and the series end by the score', async () => {
    await play(leader);
    await play(other);
    await page.keyboard.press('s');
    desk.swap();
    for (let round = 0; round < 5; round++) {
      await play(other);
      await play(leader);
    }
    await play(leader);
    await play(leader);
    await expect(page.getByText('Map over')).toBeVisible();
    expect(shown).toMatchObject({ [leader]: 13, [other]: 11 });
    expect(desk.events).toBeGreaterThanOrEqual(150);
    await expect(viewer.getByText('Finished', { exact: true })).toBeVisible();
    const [captured] = await read<CapturedMap[]>('/request', {
      object: 'data_capture',
      action: 'get_maps',
      value: before.id,
      data: { map: map.index },
    });
    // Their order, so that a failure names the round in which one is missing.
    expect(captured!.events.map(({ event }) => event.kind)).toEqual(desk.kinds);
    expect(captured!.rounds.map((round) => round.winner).join('')).toBe(desk.winners);
  });

  await test.step('bracket, Elo and leaderboards are updated', async () => {
    const after = await read<WebsiteMatch>(`/website/matches/${before.id}`);
    expect(after).toMatchObject({ state: 'finished', winner: leader });
    const next = await read<MatchSummary>(`/match/${before.winnerTo!.id}`);
    expect([next.teamA?.name, next.teamB?.name]).toContain(winner.name);
    await expect.poll(() => eloOf(winner.name)).toBeGreaterThan(eloBefore);
    const ladder = await read<{ team: { name: string }; elo: number }[]>('/leaderboards/elo-teams');
    const row = ladder.find(({ team }) => team.name === winner.name);
    expect(row?.elo).toBe(await eloOf(winner.name));
  });
  await watching.close();
});

/** Presses the keys of an operator, and records the resulting events. */
class Keyboard {
  readonly kinds: CaptureEvent['kind'][] = [];
  winners = '';

  constructor(
    readonly page: Page,
    private sideA: 'coalition' | 'breach',
  ) {}

  get events(): number {
    return this.kinds.length;
  }

  async kill(by: TeamSlot, killer: number, victim: number): Promise<void> {
    await this.#press(KEYS[by][killer]!, KEYS[otherOf(by)][victim]!);
    this.kinds.push('elimination');
  }

  /** The other team falls one by one; a bomb is planted where the winner attacks. */
  async round(by: TeamSlot): Promise<void> {
    const attacks = (by === 'A') === (this.sideA === 'breach');
    if (attacks) await this.#press('p', KEYS[by][1]!);
    const fallen = KEYS[otherOf(by)];
    await this.#press('h', ...KEYS[by].flatMap((killer, place) => [killer, fallen[place]!]));
    await this.#press(attacks ? 'w' : 'q');
    if (attacks) this.kinds.push('plant');
    this.kinds.push(...fallen.map(() => 'elimination' as const), 'round_end');
    this.winners += by;
  }

  swap(): void {
    this.sideA = this.sideA === 'coalition' ? 'breach' : 'coalition';
    this.kinds.push('side_swap');
  }

  /** As fast as the page accepts them; within one call every key must be different. */
  async #press(...keys: string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.page.keyboard.press(key)));
  }
}

/** Resolves when what has arrived is on the page. */
async function rendered(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

function otherOf(team: TeamSlot): TeamSlot {
  return team === 'A' ? 'B' : 'A';
}

/** A network that can be disconnected, including open connections, and that can be slow. */
async function createCuttableNetwork(page: Page) {
  const open: WebSocketRoute[] = [];
  // Connections that are opened while offline succeed once the network is back.
  const pending: WebSocketRoute[] = [];
  let isOffline = false;
  const slow = createSlowNetwork();
  const connect = (socket: WebSocketRoute) => {
    slow.connect(socket, socket.connectToServer());
    open.push(socket);
  };
  await page.routeWebSocket(/gatewayV3/, (socket) => {
    if (isOffline) pending.push(socket);
    else connect(socket);
  });
  return {
    ...slow,
    async disconnect() {
      isOffline = true;
      await page.context().setOffline(true);
      for (const socket of open.splice(0)) void socket.close();
    },
    async reconnect() {
      isOffline = false;
      await page.context().setOffline(false);
      for (const socket of pending.splice(0)) connect(socket);
    },
  };
}

/** Of the channel, about the kind of event that is captured while the network is slow. Not the answer to its input. */
const HELD_EVENT = /"map\.captured".*"time_over"/;

/** Holds back what is read of the map, and events of this kind. Earlier events and all else pass. */
function createSlowNetwork() {
  const reads = new Set<string>();
  const answers: (() => void)[] = [];
  const events: (() => void)[] = [];
  let isHolding = false;
  return {
    connect(socket: WebSocketRoute, server: WebSocketRoute) {
      socket.onMessage((message) => {
        const [, id] = /"requestId":"(\w+)".*"get_maps"/.exec(message.toString()) ?? [];
        if (isHolding && id) reads.add(id);
        server.send(message);
      });
      server.onMessage((message) => {
        const text = message.toString();
        const send = () => socket.send(message);
        if ([...reads].some((id) => text.includes(id))) answers.push(send);
        else if (isHolding && HELD_EVENT.test(text)) events.push(send);
        else send();
      });
    },
    hold() {
      isHolding = true;
    },
    heldAnswers: () => answers.length,
    answer() {
      reads.clear();
      for (const send of answers.splice(0)) send();
    },
    deliver() {
      isHolding = false;
      for (const send of events.splice(0)) send();
    },
  };
}
