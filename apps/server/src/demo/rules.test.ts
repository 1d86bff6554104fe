/** The demo is the first thing that anyone sees: it keeps the product's own rules. */
import { announcementState } from '@mes/domain/announcements/state';
import { canonicalEntrants, hashSeed } from '@mes/domain/giveaways/draw';
import { giveawayState } from '@mes/domain/giveaways/state';
import { verifyDraw } from '@mes/domain/giveaways/verification';
import { weekOf } from '@mes/domain/highlights/clip-of-the-week';
import { publicationState } from '@mes/domain/publication/state';
import { compareReports } from '@mes/domain/series/compare-reports';
import { isCueScene } from '@mes/domain/show/cue';
import { sceneGroupOf } from '@mes/domain/stream/scenes';
import { advanceTicket, NEW_TICKET } from '@mes/domain/support/tickets';
import { stateAt } from '@mes/domain/tournament/lifecycle/deadlines';
import { hasReached } from '@mes/domain/tournament/lifecycle/states';
import { skinFor } from '@mes/domain/tournament/name/skin';
import { fromId, parse } from '@mes/domain/tournament/name/tournament-name';
import { resultOfSeries } from '@mes/domain/voting/rules';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_FILES, openTestDatabase } from '../../testing/app';
import { assertLedgerBalanced } from '../../testing/ledger';
import { accounts } from '../features/accounts/tables';
import {
  history as announcementHistory,
  version as readAnnouncement,
} from '../features/announcements/editor/service';
import { announcements } from '../features/announcements/tables';
import { sanitizeHtml } from '../features/articles/html/service';
import { articles } from '../features/articles/tables';
import { history, servers } from '../features/game-api/service';
import { listClusters as listEntryClusters } from '../features/giveaways/abuse/service';
import {
  giveawayDraws,
  giveawayEntries,
  giveaways,
  giveawayVoids,
  giveawayWinners,
} from '../features/giveaways/tables';
import { clips, clipWeeks } from '../features/highlights/tables';
import { findCandidates } from '../features/highlights/weeks/repository';
import { getDispute } from '../features/matches/disputes/service';
import { matches, staffCalls } from '../features/matches/tables';
import { bans } from '../features/moderation/tables';
import { notifications } from '../features/notifications/tables';
import { playerFacts, players } from '../features/players/tables';
import { loadShow } from '../features/show/service';
import { toDesk } from '../features/show/views';
import { storeRequests } from '../features/store/tables';
import { listSpeakers } from '../features/stream/speakers/service';
import { listSponsors } from '../features/stream/sponsors/service';
import { streamControl, streamSponsors } from '../features/stream/tables';
import { ticketMessages, tickets } from '../features/support/tables';
import { teamInformation, teamMemberships, teams } from '../features/teams/tables';
import {
  rosterPlayers,
  submittedSeedings,
  tournaments,
  tournamentTeams,
} from '../features/tournaments/tables';
import { tips } from '../features/tutorials/tables';
import { listClusters as listVoteClusters } from '../features/voting/abuse/service';
import { listVotingMatches } from '../features/voting/service';
import { updateStandings } from '../features/voting/settlement/repository';
import { votes, votingMatches, votingWallets } from '../features/voting/tables';
import type { Database } from '../platform/database/database';
import { DEVELOPMENT } from '../platform/oauth/providers';
import { DEMO_ACCOUNTS } from './community';
import { fillDemo } from './fill';

const HOUR = 3_600_000;
/** Late in the evening, when the matches of the day have been played. */
const now = Date.UTC(2026, 0, 1, 22);

describe.each(['full', 'small'] as const)('the %s demo', (size) => {
  let database: Database;
  let all: (typeof tournaments.$inferSelect)[];
  let entries: (typeof tournamentTeams.$inferSelect)[];
  const registeredIn = (id: string) =>
    entries.filter(({ tournament, state }) => tournament === id && state === 'registered');

  beforeAll(async () => {
    // As much time for a statement as the server takes to fill its database.
    database = await openTestDatabase({ queryTimeoutMs: 60_000 });
    expect(await fillDemo(database, { size, now, progress: () => {}, ...NO_FILES })).toBe(true);
    all = await database.db.select().from(tournaments);
    entries = await database.db.select().from(tournamentTeams);
  }, 300_000);
  afterAll(() => database.close());

  it('fills an empty database once', async () => {
    expect(await fillDemo(database, { size, now, progress: () => {}, ...NO_FILES })).toBe(false);
    const led = await database.db.select().from(teams).where(isNotNull(teams.leader));
    const counts = [await database.db.$count(players), led.length];
    expect(counts).toEqual(size === 'full' ? [400, 64] : [60, 8]);
  });

  it('has the fixed accounts, with member in the team of leader', async () => {
    const rows = await database.db
      .select({ id: accounts.id, team: players.team })
      .from(accounts)
      .innerJoin(players, eq(players.id, accounts.id))
      .where(eq(accounts.provider, DEVELOPMENT.name));
    expect(rows.map(({ id }) => id).sort()).toEqual(DEMO_ACCOUNTS.map(({ name }) => name).sort());
    const teamOf = (id: string) => rows.find((row) => row.id === id)?.team;
    expect(teamOf('leader')).toBe(teamOf('member'));
    expect(teamOf('newcomer')).toBeNull();
    const [team] = await database.db
      .select()
      .from(teams)
      .where(eq(teams.id, teamOf('leader')!));
    expect(team?.leader).toBe('leader');
  });

  it('has tournaments in the states that their dates give them', () => {
    const states = all.map((each) => [each.id, stateAt(each.state, each, now)]);
    expect(states).toEqual(all.map(({ id, state }) => [id, state]));
  });

  it('has teams only where signup has begun, and no more than there are places', () => {
    for (const { id, state, signup } of all) {
      const registered = registeredIn(id).length;
      if (!hasReached(state, 'signup_open')) expect([id, registered]).toEqual([id, 0]);
      expect(registered, id).toBeLessThanOrEqual(signup.teams!);
    }
  });

  it('has tournaments of the region and season that their names and ids give', async () => {
    const regions = new Map(
      (await database.db.select().from(teams)).map(({ id, region }) => [id, region]),
    );
    for (const { id, name, region, season } of all) {
      const said = parse(name);
      expect([id, region]).toEqual([id, said.region ?? 'Global']);
      expect([id, season]).toEqual([id, fromId(id).year ? 0 : said.season]);
      if (region === 'Global') continue;
      const taking = entries.filter(({ tournament }) => tournament === id);
      expect(new Set(taking.map(({ team }) => regions.get(team)))).toEqual(
        new Set(taking.length === 0 ? [] : [region]),
      );
    }
  });

  it('has rosters of players who were in the team, each in one of a tournament', async () => {
    const rosters = await database.db.select().from(rosterPlayers);
    const places = rosters
      .filter(({ active }) => active)
      .map((row) => `${row.tournament} ${row.player}`);
    expect(new Set(places).size).toBe(places.length);
    const memberships = await database.db.select().from(teamMemberships);
    const starts = new Map(all.map(({ id, startsAt }) => [id, Math.min(startsAt!, now)]));
    const strangers = rosters.filter(({ team, player, tournament }) => {
      const at = starts.get(tournament)!;
      return !memberships.some(
        (each) =>
          each.team === team &&
          each.player === player &&
          each.joinedAt <= at &&
          (each.leftAt ?? now) >= at,
      );
    });
    expect(strangers).toEqual([]);
  });

  it('plays its matches between the start and the end of their tournaments', async () => {
    const played = await database.db.select().from(matches);
    for (const { id, startsAt, endsAt } of all) {
      const own = played.filter(({ tournament }) => tournament === id);
      const first = Math.min(...own.map((match) => match.startsAt ?? Number.POSITIVE_INFINITY));
      const last = Math.max(...own.map((match) => match.finishedAt ?? 0));
      expect(first, id).toBeGreaterThanOrEqual(startsAt!);
      expect(last, id).toBeLessThanOrEqual(endsAt ?? now);
    }
  });

  it('has orders of seeders where teams are seeded now', async () => {
    for (const { id } of all.filter(({ state }) => state === 'seeding')) {
      const submitted = await database.db
        .select()
        .from(submittedSeedings)
        .where(eq(submittedSeedings.tournament, id));
      expect(submitted.length, id).toBeGreaterThan(1);
      const registered = registeredIn(id).map(({ team }) => team);
      for (const order of submitted) expect(order.teams.toSorted()).toEqual(registered.toSorted());
    }
  });

  it('shows the match on air in the package of its series', async () => {
    const [live] = await database.db
      .select()
      .from(matches)
      .where(eq(matches.state, 'live'))
      .orderBy(matches.number);
    const tournament = all.find(({ id }) => id === live!.tournament)!;
    const [{ state } = { state: null }] = await database.db.select().from(streamControl);
    const group = sceneGroupOf(skinFor(tournament));
    expect(state).toMatchObject({ program: { group }, preview: { group } });
  });

  it('has a run of show for the live match, and people and sponsors to bring in', async () => {
    const [live] = await database.db
      .select()
      .from(matches)
      .where(eq(matches.state, 'live'))
      .orderBy(matches.number);
    const show = await loadShow(database.db);
    const { program, preview, run, times, next } = toDesk(show, now);
    expect(program.cue).toMatchObject({ scene: 'versus', match: live!.id });
    expect(preview?.cue).toMatchObject({ scene: 'map-veto', match: live!.id });
    expect(run.map(({ cue }) => cue.scene)).toContain('game');
    expect(run.every(({ cue }) => isCueScene(cue))).toBe(true);
    expect(times.latenessMs).toBe(0);
    const speakers = await listSpeakers(database.db);
    const named = next.lower_third?.channel === 'lower_third' ? next.lower_third.speakers : [];
    expect(speakers.map(({ name }) => name)).toEqual(
      expect.arrayContaining(named.map(({ name }) => name)),
    );
    expect(named).toHaveLength(2);
    expect((await listSponsors(database.db)).every(({ isShown }) => isShown)).toBe(true);
    expect(await database.db.$count(streamSponsors)).toBe(4);
  });

  it('has facts for casters about most of those who play now', async () => {
    const live = await database.db.select().from(matches).where(eq(matches.state, 'live'));
    const playing = live.flatMap(({ teamA, teamB }) => [teamA!, teamB!]);
    const rosters = await database.db
      .select()
      .from(rosterPlayers)
      .where(inArray(rosterPlayers.team, playing));
    const players = new Set(
      rosters
        .filter(({ tournament }) => tournament === live[0]!.tournament)
        .map(({ player }) => player),
    );
    const known = (await database.db.select().from(playerFacts)).filter(({ player }) =>
      players.has(player),
    );
    expect(known.length / players.size).toBeGreaterThan(0.6);
    const informed = await database.db
      .select()
      .from(teamInformation)
      .where(inArray(teamInformation.team, playing));
    expect(new Set(informed.map(({ team }) => team))).toEqual(new Set(playing));
  });

  it('has tickets whose states and first answers follow from their messages', async () => {
    const rows = await database.db.select().from(tickets);
    expect(rows).toHaveLength(size === 'full' ? 168 : 23);
    if (size === 'full') expect(new Set(rows.map(({ state }) => state)).size).toBe(4);
    const messages = await database.db.select().from(ticketMessages).orderBy(ticketMessages.id);
    for (const ticket of rows) {
      const own = messages.filter((message) => message.ticket === ticket.id);
      let progress = NEW_TICKET;
      for (const { side, sentAt } of own)
        progress = advanceTicket(progress, { type: 'message', side, at: sentAt });
      expect(ticket.messages).toBe(own.length);
      expect(ticket.firstAnswerAt).toBe(progress.firstAnswerAt);
      if (ticket.state !== 'closed')
        expect([ticket.id, ticket.state]).toEqual([ticket.id, progress.state]);
      expect(ticket.updatedAt).toBeLessThanOrEqual(now);
    }
  });

  it('has appeals, and tickets that agree with the matches, calls and tickets behind them', async () => {
    const { db } = database;
    const rows = await db.select().from(tickets);
    const banRows = new Map((await db.select().from(bans)).map((ban) => [ban.id, ban]));
    const appeals = rows.filter(({ category }) => category === 'appeal');
    for (const { ban: id, player, createdAt } of appeals) {
      const ban = banRows.get(id!)!;
      expect(ban.player).toBe(player);
      expect(createdAt).toBeGreaterThan(ban.createdAt);
      expect(createdAt).toBeLessThan(Math.min(ban.until!, ban.liftedAt ?? now));
    }
    const isLifted = ({ ban }: (typeof appeals)[number]) => banRows.get(ban!)!.liftedAt !== null;
    expect(appeals.map((each) => [each.state, isLifted(each)])).toEqual([
      ['open', false],
      ['closed', false],
      ['closed', true],
    ]);

    const calls = await db.select().from(staffCalls);
    const linked = rows.filter(({ source }) => source !== null);
    expect(linked.map(({ source }) => source).toSorted()).toEqual(
      calls.map(({ id }) => id).toSorted(),
    );
    for (const call of calls) {
      const { match, player, assignee, closedAt, closedBy } = linked.find(
        ({ source }) => source === call.id,
      )!;
      expect({ match, player, assignee, closedAt, closedBy }).toEqual({
        ...{ match: call.match, player: call.by, assignee: call.takenBy },
        ...{ closedAt: call.closedAt, closedBy: call.closedBy },
      });
      const [series] = await db.select().from(matches).where(eq(matches.id, match!));
      if (closedAt === null) expect(series!.state).toBe('live');
      else expect(closedAt).toBeLessThanOrEqual(series!.finishedAt!);
    }
    const merged = rows.filter(({ mergedInto }) => mergedInto !== null);
    expect(merged).toHaveLength(1);
    const [{ mergedInto, player, state }] = merged as [(typeof rows)[number]];
    expect([rows.find(({ id }) => id === mergedInto)!.player, state]).toEqual([player, 'closed']);
    expect(rows.filter(({ match, source }) => match && !source)).toHaveLength(1);
    expect(rows.filter(({ about }) => about)).toHaveLength(1);
  });

  it.runIf(size === 'full')(
    'has a Swiss stage with a round that is played now, and a result in dispute',
    async () => {
      const swiss = all.find(
        ({ state, stages }) => state === 'running' && stages[0]?.format === 'swiss',
      )!;
      const { rows } = await database.db.execute<{ round: number; states: string[] }>(sql`
        SELECT round, array_agg(DISTINCT state ORDER BY state) AS states FROM matches
        WHERE tournament = ${swiss.id} AND stage = 0 GROUP BY round ORDER BY round`);
      expect(rows.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
      for (const { states } of rows.slice(0, 3))
        expect(['finished', 'forfeited']).toEqual(expect.arrayContaining(states));
      expect(rows[3]!.states).toEqual(['finished', 'live', 'scheduled']);

      const open = (await database.db.select().from(staffCalls)).filter(
        ({ closedAt }) => closedAt === null,
      );
      const disputes = await Promise.all(open.map(({ match }) => getDispute(database.db, match)));
      const [dispute, ...others] = disputes.filter(({ isOpen }) => isOpen);
      expect(others).toEqual([]);
      const maps = compareReports(dispute!.latest);
      expect(maps.map(({ isSame }) => isSame)).toEqual([true, false, false]);
    },
  );

  it('has a clip of the week with the most likes of that week, and clips of the last days', async () => {
    const { db } = database;
    const [chosen, ...others] = await db.select().from(clipWeeks);
    expect(others).toEqual([]);
    const week = weekOf(chosen!.week);
    const [first] = await findCandidates(db, week, 1);
    expect(first!.likes).toBe(chosen!.likes);
    const [newest] = await db
      .select()
      .from(clips)
      .where(eq(clips.state, 'published'))
      .orderBy(desc(clips.publishedAt))
      .limit(1);
    expect(newest!.publishedAt).toBeGreaterThan(week.from);
  });

  it('has votes of three seasons whose ledger, wallets and standings agree', async () => {
    const { db } = database;
    await assertLedgerBalanced(database);
    const wallets = () =>
      db.select().from(votingWallets).orderBy(votingWallets.season, votingWallets.account);
    const before = await wallets();
    expect([...new Set(before.map(({ season }) => season))]).toEqual([1, 2, 3]);
    await database.transaction(async (tx) => {
      await tx.update(votingWallets).set({ gain: 0, votes: 0, correct: 0, longestStreak: 0 });
      for (const season of [1, 2, 3]) {
        const own = before.filter((wallet) => wallet.season === season);
        await updateStandings(tx, { season, accountIds: own.map(({ account }) => account) });
      }
    });
    expect(await wallets()).toEqual(before);
    const voted = await db
      .select()
      .from(votingMatches)
      .innerJoin(matches, eq(matches.id, votingMatches.linkedMatch));
    for (const { voting_matches: voting, matches: series } of voted) {
      const winnerTeamId = series.winner && (series.winner === 'A' ? series.teamA : series.teamB);
      const teams = { A: voting.teamA, B: voting.teamB };
      const result = resultOfSeries({ state: series.state, winnerTeamId }, teams);
      expect([voting.id, voting.result]).toEqual([voting.id, result]);
    }
    const open = await listVotingMatches(
      db,
      { page: 0, size: 100, state: 'open', hidden: false },
      now,
    );
    expect(open.total).toBeGreaterThan(0);
    const late = await db
      .select({ id: votes.id })
      .from(votes)
      .innerJoin(votingMatches, eq(votingMatches.id, votes.match))
      .innerJoin(matches, eq(matches.id, votingMatches.linkedMatch))
      .where(
        sql`${votes.castAt} >= ${matches.startsAt} OR ${votes.castAt} < ${votingMatches.createdAt}`,
      );
    expect(late).toEqual([]);
  });

  it('has votes and entries for staff to look at', async () => {
    const { db } = database;
    const votesOf = await listVoteClusters(db, { page: 0, size: 10 });
    expect(votesOf.data.map(({ kinds }) => kinds.join(' ')).toSorted()).toEqual([
      'address timing',
      'device',
    ]);
    const open = (await db.select().from(giveaways)).filter(
      (row) => giveawayState(row, now) === 'open',
    );
    for (const { id } of open) {
      const viewer = { actor: null, now };
      const found = await listEntryClusters(db, { id, page: 0, size: 10 }, viewer);
      expect(found.data.map(({ kinds }) => kinds.join(' ')).toSorted()).toEqual([
        'address timing',
        'device',
      ]);
    }
    const voids = await db.select().from(giveawayVoids);
    expect(voids.map(({ giveaway }) => giveaway)).toEqual(open.map(({ id }) => id));
  });

  it('has claims of winners who have not been paid', async () => {
    const claims = await database.db
      .select({ state: storeRequests.state, paidAt: giveawayWinners.paidAt })
      .from(storeRequests)
      .innerJoin(
        giveawayWinners,
        and(
          eq(giveawayWinners.giveaway, storeRequests.giveaway),
          eq(giveawayWinners.player, storeRequests.account),
        ),
      );
    expect(claims.map(({ state }) => state)).toContain('open');
    expect(claims.filter(({ paidAt }) => paidAt !== null)).toEqual([]);
  });

  it('has tips that the editor would save as they are', async () => {
    const rows = await database.db.select().from(tips);
    const states = rows.map((row) => publicationState(row, now));
    expect(new Set(states)).toEqual(new Set(['published', 'planned', 'draft']));
    for (const { html } of rows) expect(await sanitizeHtml(html)).toBe(html);
  });

  it('shows an announcement only where it is looked at by people', async () => {
    const rows = await database.db.select().from(announcements);
    const states = rows.map((row) => announcementState(row, now)).sort();
    const live = size === 'full' ? ['live'] : [];
    expect(states).toEqual(['draft', 'ended', ...live, 'planned']);
    for (const { id } of rows) {
      const [version] = await announcementHistory(database.db, id);
      const { revision } = version!;
      await expect(readAnnouncement(database.db, { id, revision })).resolves.toBeDefined();
    }
  });

  it('has articles that agree with the state of their tournaments', async () => {
    const written = (await database.db.select().from(articles)).filter(
      ({ publishedAt }) => publishedAt !== null && publishedAt <= now,
    );
    for (const { title, html, tags, publishedAt } of written) {
      const about = all.find(({ id }) => html.includes(`"/app/tournament/${id}"`));
      if (!about) continue;
      const { id, state, signupOpen, endsAt } = about;
      const isRecap = tags.includes('recap') || tags.includes('interview');
      if (isRecap) expect([title, state]).toEqual([title, 'finished']);
      if (isRecap) expect(publishedAt! - endsAt!, title).toBeLessThan(48 * HOUR);
      if (isRecap) expect(publishedAt!, title).toBeGreaterThan(endsAt!);
      if (title.includes('signups are open')) {
        expect([title, state]).toEqual([title, 'signup_open']);
        expect(publishedAt! - signupOpen!, title).toBeLessThan(24 * HOUR);
      }
      if (tags.includes('report')) {
        expect([title, state]).toEqual([title, 'running']);
        const { rows } = await database.db.execute<{ stage: number }>(sql`
          SELECT min(stage) AS stage FROM matches WHERE tournament = ${id} AND state = 'live'`);
        const stage = about.stages[rows[0]!.stage]!;
        expect(`${title} ${html}`.toLowerCase()).toContain(`its ${stage.name.toLowerCase()}`);
        for (const other of about.stages.filter(({ name }) => name !== stage.name))
          expect(title.toLowerCase()).not.toContain(other.name.toLowerCase());
      }
    }
  });

  it('notifies of what there is', async () => {
    const told = await database.db.select().from(notifications);
    const known = new Map(
      (await database.db.select().from(matches)).map((match) => [match.id, match]),
    );
    const isTeam = entries.filter(({ appliedBy }) => appliedBy === 'leader');
    expect(told.length).toBeGreaterThan(3);
    for (const { type, link, createdAt } of told) {
      expect(createdAt).toBeLessThanOrEqual(now);
      const [, match] = /^\/app\/match\/(.+)$/.exec(link!) ?? [];
      if (match) expect(known.get(match)).toMatchObject({ state: 'finished' });
      const [, tournament] = /^\/app\/tournament\/(.+)$/.exec(link!) ?? [];
      if (tournament) expect(all.map(({ id }) => id)).toContain(tournament);
      if (type === 'tournament.team_registered')
        expect(isTeam.map((entry) => entry.tournament)).toContain(tournament);
    }
  });

  it('has giveaways of every state, with the hashes and winners that anyone can verify', async () => {
    const { db } = database;
    const rows = await db.select().from(giveaways);
    const entered = await db.select().from(giveawayEntries);
    const winners = await db.select().from(giveawayWinners).orderBy(giveawayWinners.place);
    const draws = new Map(
      (await db.select().from(giveawayDraws)).map((draw) => [draw.giveaway, draw]),
    );
    expect(rows.map((row) => giveawayState(row, now))).toEqual(
      expect.arrayContaining(['planned', 'open', 'drawn']),
    );
    for (const row of rows) {
      const draw = draws.get(row.id)!;
      const own = entered.filter(({ giveaway }) => giveaway === row.id);
      expect(row.seedHash).toBe(hashSeed(draw.seed));
      for (const { enteredAt } of own) {
        expect(enteredAt).toBeGreaterThanOrEqual(row.opensAt);
        expect(enteredAt).toBeLessThan(Math.min(row.closesAt, now));
      }
      expect(draw.entrants).toEqual(
        row.closesAt <= now ? canonicalEntrants(own.map(({ player }) => player)) : null,
      );
      const drawn = winners.filter(({ giveaway }) => giveaway === row.id);
      if (row.drawnAt === null) expect(drawn).toEqual([]);
      else
        expect(
          verifyDraw({
            ...{ seed: draw.seed, seedHash: row.seedHash, listHash: row.listHash! },
            ...{ entrants: draw.entrants!, voided: draw.voided!, rewards: row.rewards },
            winners: drawn.map(({ player, reward }) => ({ playerId: player, reward })),
          }).isFair,
        ).toBe(true);
    }
    const paid = rows.map(({ id }) =>
      winners.filter(({ giveaway }) => giveaway === id).map(({ paidAt }) => paidAt !== null),
    );
    expect(paid.some((each) => each.length > 0 && each.every(Boolean))).toBe(true);
    expect(paid.some((each) => each.includes(false))).toBe(true);
  });

  it('has entries only of people who could enter, each once', async () => {
    const rows = await database.db
      .select({
        entry: giveawayEntries,
        rules: { days: giveaways.minAccountAgeDays },
        since: players.createdAt,
      })
      .from(giveawayEntries)
      .innerJoin(giveaways, eq(giveaways.id, giveawayEntries.giveaway))
      .innerJoin(players, eq(players.id, giveawayEntries.player));
    expect(rows.length).toBeGreaterThan(40);
    for (const { entry, rules, since } of rows)
      expect(entry.enteredAt - since).toBeGreaterThanOrEqual(rules.days * 24 * HOUR);
    expect(rows.map(({ entry }) => entry.player)).not.toContain('banned');
    const people = rows.map(({ entry }) => `${entry.giveaway} ${entry.gameId}`);
    expect(new Set(people).size).toBe(people.length);
  });

  it('knows the servers of the game and a week of their history', async () => {
    const known = await servers(database.db);
    expect(known.map(({ state }) => state)).toEqual(known.map(() => 'online'));
    const points = await history(database.db, {}, now);
    expect(points.length).toBeGreaterThan(900);
    expect(points.every(({ players }) => players! > 1_000)).toBe(true);
    const playing = known.reduce((sum, { players }) => sum + players!, 0);
    expect(points.at(-1)).toMatchObject({ servers: known.length, players: playing });
  });
});
