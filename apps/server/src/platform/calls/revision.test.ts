import { contract } from '@mes/contract';
import { channels } from '@mes/contract/channels';
import { type Call, nameOf } from '@mes/contract/define';
import { eq, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, startTestApp, type TestApp } from '../../../testing/app';
import { recordEvent } from '../../../testing/record-event';
import { announcements } from '../../features/announcements/tables';
import { articles } from '../../features/articles/tables';
import { giveaways } from '../../features/giveaways/tables';
import { clips } from '../../features/highlights/tables';
import { matches } from '../../features/matches/tables';
import { pickems, predictions } from '../../features/pickem/tables';
import { tickets } from '../../features/support/tables';
import { teams } from '../../features/teams/tables';
import { tournaments } from '../../features/tournaments/tables';
import { tips } from '../../features/tutorials/tables';
import { votingMatches } from '../../features/voting/tables';

interface Subjects {
  readonly match: string;
  readonly player: string;
  readonly team: string;
  readonly tournament: string;
  readonly slug: string;
  readonly article: string;
  readonly author: string;
  readonly tip: string;
  readonly giveaway: string;
  readonly ticket: string;
  readonly voting: string;
  readonly announcement: string;
  readonly clip: string;
  /** A tournament whose predictions are locked, and who predicted it. */
  readonly predicted: string;
  readonly predictor: string;
  readonly league: string;
}

interface Followed {
  readonly name: string;
}

interface Row {
  readonly page: string;
  readonly call: Call;
  /** What the page follows. */
  readonly channel: (of: Subjects) => Followed | readonly Followed[];
  readonly input?: (of: Subjects) => Record<string, unknown>;
}

const ofTournament = {
  channel: ({ tournament }: Subjects) => channels.tournament(tournament),
  input: ({ tournament }: Subjects) => ({ id: tournament }),
};
const ofPlayer = {
  channel: ({ player }: Subjects) => channels.player(player),
  input: ({ player }: Subjects) => ({ id: player }),
};
const ofMatch = {
  channel: ({ match }: Subjects) => channels.match(match),
  input: ({ match }: Subjects) => ({ id: match }),
};
const ofRoom = { ...ofMatch, channel: ({ match }: Subjects) => channels.room(match) };
const ofTeam = {
  channel: ({ team }: Subjects) => channels.team(team),
  input: ({ team }: Subjects) => ({ team }),
};
const ofPickem = {
  channel: ({ predicted }: Subjects) => channels.pickem(predicted),
  input: ({ predicted }: Subjects) => ({ id: predicted }),
};
const ofPickemInPlay = {
  ...ofPickem,
  channel: ({ predicted }: Subjects) => [
    channels.pickem(predicted),
    channels.tournament(predicted),
  ],
};
const ofTicket = {
  channel: ({ ticket }: Subjects) => channels.ticket(ticket),
  input: ({ ticket }: Subjects) => ({ id: ticket }),
};
const ofArticleEditor = () => [channels.staff(), channels.articles()];
const ofForm = { channel: channels.forms, input: () => ({ id: 'player-photo-reward' }) };
const ofChat = {
  channel: () => channels.chat('general'),
  input: () => ({ channel: 'general' }),
};

const rows: readonly Row[] = [
  { page: 'home', call: contract.matches.ticker, channel: channels.matches },
  { page: 'home', call: contract.ratings.teamsByElo, channel: channels.leaderboards },
  { page: 'news', call: contract.articles.thumbnails, channel: channels.articles },
  { page: 'news', call: contract.articles.blogThumbnails, channel: channels.articles },
  {
    page: 'article',
    call: contract.articles.read,
    channel: channels.articles,
    input: ({ slug }) => ({ slug }),
  },
  {
    page: 'article',
    call: contract.articles.related,
    channel: channels.articles,
    input: ({ slug }) => ({ slug }),
  },
  {
    page: 'author',
    call: contract.articles.author,
    channel: channels.articles,
    input: ({ author }) => ({ id: author }),
  },
  {
    page: 'article',
    call: contract.articleReactions.counts,
    channel: ({ article }) => channels.article(article),
    input: ({ article }) => ({ id: article }),
  },
  {
    page: 'article',
    call: contract.embeds.find,
    channel: channels.matches,
    input: ({ match }) => ({ subjects: [{ kind: 'match', id: match }] }),
  },
  { page: 'highlights', call: contract.highlights.overview, channel: channels.highlights },
  { page: 'highlights', call: contract.highlights.search, channel: channels.highlights },
  {
    page: 'clip',
    call: contract.highlights.read,
    channel: channels.highlights,
    input: ({ clip }) => ({ id: clip }),
  },
  { page: 'match', call: contract.matches.website, ...ofMatch },
  { page: 'match', call: contract.headToHead.match, ...ofMatch },
  {
    page: 'match',
    call: contract.matchComments.list,
    channel: ({ match }) => channels.matchComments(match),
    input: ({ match }) => ({ match }),
  },
  { page: 'home', call: contract.matches.featured, channel: channels.matches },
  { page: 'match room', call: contract.matches.get, ...ofMatch },
  { page: 'match room', call: contract.rooms.get, ...ofMatch },
  { page: 'match room', call: contract.matches.reports, ...ofMatch },
  {
    page: 'dispute',
    call: contract.matches.dispute,
    ...ofMatch,
    channel: ({ match }) => [channels.match(match), channels.staff()],
  },
  { page: 'match room', call: contract.rooms.details, ...ofRoom },
  { page: 'match room', call: contract.rooms.messages, ...ofRoom },
  { page: 'matches', call: contract.matches.find, channel: channels.matches },
  {
    page: 'tournament without a bracket',
    call: contract.matches.find,
    channel: ({ tournament }) => [channels.matches(), channels.tournament(tournament)],
    input: ({ tournament }) => ({ tournamentId: tournament }),
  },
  { page: 'following', call: contract.follows.matches, channel: channels.matches },
  {
    page: 'matches of staff',
    call: contract.matches.staffCalls,
    channel: () => [channels.staff(), channels.matches()],
  },
  { page: 'player', call: contract.players.website, ...ofPlayer },
  { page: 'player', call: contract.statistics.performance, ...ofPlayer },
  { page: 'player', call: contract.playerStatistics.get, ...ofPlayer },
  {
    page: 'player',
    call: contract.players.facts,
    ...ofPlayer,
    input: ({ player }) => ({ target_id: player }),
  },
  { page: 'team', call: contract.teams.website, ...ofTeam },
  { page: 'team', call: contract.statistics.teamPerformance, ...ofTeam },
  { page: 'team', call: contract.teams.information, ...ofTeam },
  { page: 'team', call: contract.teams.invitations, ...ofTeam },
  { page: 'transfers', call: contract.teams.transfers, channel: channels.teams },
  { page: 'tournament', call: contract.tournaments.website, ...ofTournament },
  { page: 'tournament', call: contract.tournaments.signup, ...ofTournament },
  { page: 'tournament', call: contract.tournaments.requirements, ...ofTournament },
  {
    page: 'tournament',
    call: contract.tournaments.confirmedRules,
    ...ofTournament,
    input: ({ tournament }) => ({ tournament }),
  },
  { page: 'tournament', call: contract.statistics.tournamentPlayers, ...ofTournament },
  { page: 'tournament', call: contract.statistics.tournament, ...ofTournament },
  {
    page: 'tournaments of a series',
    call: contract.tournaments.list,
    channel: channels.tournaments,
  },
  { page: 'tournaments', call: contract.tournaments.pastSeries, channel: channels.tournaments },
  {
    page: 'tournaments of staff',
    call: contract.tournaments.listAll,
    channel: channels.tournaments,
  },
  { page: 'tournament editor', call: contract.tournaments.edited, ...ofTournament },
  { page: 'tournament editor', call: contract.brackets.get, ...ofTournament },
  { page: 'tournament editor', call: contract.brackets.blockedStage, ...ofTournament },
  { page: 'rosters', call: contract.tournaments.applied, ...ofTournament },
  { page: 'seeding', call: contract.tournaments.seeding, ...ofTournament },
  { page: 'seeding', call: contract.tournaments.submittedSeedings, ...ofTournament },
  { page: 'seeding', call: contract.tournaments.draftSeeding, ...ofTournament },
  { page: 'leaderboards', call: contract.ratings.playersByElo, channel: channels.leaderboards },
  { page: 'leaderboards', call: contract.ratings.topPlayers, channel: channels.leaderboards },
  { page: 'leaderboards', call: contract.ratings.seasons, channel: channels.leaderboards },
  {
    page: 'leaderboards',
    call: contract.tournaments.rankLeaderboard,
    channel: channels.leaderboards,
  },
  { page: 'leaderboards', call: contract.ratings.rebuildProgress, channel: channels.staff },
  { page: 'reported messages', call: contract.messages.reports, channel: channels.staff },
  { page: 'forms', call: contract.forms.all, channel: channels.forms },
  { page: 'form editor', call: contract.forms.get, ...ofForm },
  { page: 'responses', call: contract.forms.getResponses, ...ofForm },
  { page: 'responses', call: contract.forms.report, ...ofForm },
  { page: 'giveaways', call: contract.giveaways.listAll, channel: channels.giveaways },
  { page: 'giveaways', call: contract.giveaways.promotions, channel: channels.giveaways },
  {
    page: 'giveaway',
    call: contract.giveaways.info,
    channel: channels.giveaways,
    input: ({ giveaway }) => ({ id: giveaway }),
  },
  { page: 'pick’em', call: contract.pickem.get, ...ofPickemInPlay },
  { page: 'pick’em', call: contract.pickem.own, ...ofPickemInPlay },
  {
    page: 'leagues',
    call: contract.pickem.league,
    ...ofPickem,
    input: ({ predicted, league }) => ({ league, tournament: predicted }),
  },
  { page: 'pick’em', call: contract.pickem.leaderboard, ...ofPickem },
  {
    page: 'pick’em',
    call: contract.pickem.prediction,
    ...ofPickem,
    input: ({ predicted, predictor }) => ({ id: predicted, player: predictor }),
  },
  { page: 'voting', call: contract.voting.matches, channel: channels.voting },
  {
    page: 'voting',
    call: contract.voting.match,
    channel: channels.voting,
    input: ({ voting }) => ({ id: voting }),
  },
  {
    page: 'voting',
    call: contract.voting.leaderboard,
    channel: channels.voting,
    input: () => ({ page: 1 }),
  },
  { page: 'voting', call: contract.voting.ownVotes, channel: channels.voting },
  { page: 'voting', call: contract.voting.ownRecord, channel: channels.voting },
  { page: 'voting', call: contract.voting.points, channel: channels.voting },
  { page: 'every page', call: contract.announcements.current, channel: channels.announcements },
  { page: 'every page', call: contract.announcements.own, channel: channels.announcements },
  { page: 'announcements', call: contract.announcements.all, channel: channels.staff },
  {
    page: 'announcements',
    call: contract.announcements.get,
    channel: channels.staff,
    input: ({ announcement }) => ({ id: announcement }),
  },
  { page: 'blacklist', call: contract.moderation.blacklist, channel: channels.blacklist },
  { page: 'manage', call: contract.notes.read, channel: channels.staff, input: ofPlayer.input },
  { page: 'article editor', call: contract.articles.all, channel: ofArticleEditor },
  {
    page: 'article editor',
    call: contract.articles.get,
    channel: ofArticleEditor,
    input: ({ article }) => ({ id: article }),
  },
  { page: 'pictures to approve', call: contract.pictureApproval.list, channel: channels.staff },
  { page: 'staff', call: contract.staff.current, channel: channels.staff },
  { page: 'staff', call: contract.staff.former, channel: channels.staff },
  { page: 'accounts', call: contract.accountAdmin.search, channel: channels.staff },
  {
    page: 'account',
    call: contract.accountAdmin.get,
    channel: channels.staff,
    input: ({ player }) => ({ account: player }),
  },
  { page: 'store', call: contract.store.items, channel: channels.store },
  { page: 'item editor', call: contract.store.allItems, channel: channels.store },
  { page: 'requests of the store', call: contract.store.requests, channel: channels.staff },
  { page: 'tickets', call: contract.support.list, channel: channels.tickets },
  { page: 'ticket', call: contract.support.read, ...ofTicket },
  {
    page: 'ticket',
    call: contract.support.notes,
    ...ofTicket,
    channel: ({ ticket }) => channels.ticketNotes(ticket),
  },
  { page: 'chat', call: contract.chat.channels, channel: channels.chats },
  { page: 'chat', call: contract.chat.allChannels, channel: channels.chats },
  { page: 'chat', call: contract.chat.messages, ...ofChat },
  { page: 'chat', call: contract.chat.staffMessages, ...ofChat },
  { page: 'tips', call: contract.tutorials.tips, channel: channels.tutorials },
  { page: 'weapons', call: contract.tutorials.weapons, channel: channels.tutorials },
  { page: 'maps', call: contract.tutorials.callouts, channel: channels.tutorials },
  { page: 'tip editor', call: contract.tutorials.allTips, channel: channels.tutorials },
  {
    page: 'tip editor',
    call: contract.tutorials.tip,
    channel: channels.tutorials,
    input: ({ tip }) => ({ id: tip }),
  },
  { page: 'control room', call: contract.stream.control, channel: channels.stream },
  { page: 'control room', call: contract.stream.desk, channel: channels.stream },
  { page: 'control room', call: contract.stream.history, channel: channels.stream },
  {
    page: 'caster desk',
    call: contract.stream.caster,
    channel: () => [channels.stream(), channels.staff()],
  },
  { page: 'control room', call: contract.stream.gameDesk, channel: channels.stream },
  { page: 'control room', call: contract.stream.speakers, channel: channels.stream },
  { page: 'control room', call: contract.stream.sponsors, channel: channels.stream },
  { page: 'overlay', call: contract.stream.series, channel: channels.stream },
  { page: 'overlay', call: contract.stream.inGame, channel: channels.stream },
  { page: 'overlay', call: contract.stream.sponsorRotation, channel: channels.stream },
  { page: 'overlay', call: contract.show.program, channel: channels.stream },
  { page: 'control room', call: contract.show.desk, channel: channels.show },
  { page: 'control room', call: contract.show.log, channel: channels.show },
  { page: 'queue links', call: contract.queue.whitelistLinks, channel: channels.queue },
  { page: 'properties', call: contract.properties.all, channel: channels.properties },
  { page: 'operations', call: contract.operations.backups, channel: channels.operations },
  { page: 'operations', call: contract.operations.health, channel: channels.operations },
  { page: 'operations', call: contract.operations.calls, channel: channels.operations },
  { page: 'operations', call: contract.operations.jobs, channel: channels.operations },
  { page: 'operations', call: contract.operations.switches, channel: channels.properties },
];

let app: TestApp;
let admin: Account;
let subjects: Subjects;

beforeAll(async () => {
  app = await startTestApp({ config: { demo: 'small' } });
  admin = await app.signIn('A Reader', ['Admin']);
  const { db } = app.database;
  const [match] = await db.select().from(matches).limit(1);
  const [team] = await db.select().from(teams).limit(1);
  const [tournament] = await db.select().from(tournaments).limit(1);
  const [published] = await db.select().from(articles).where(isNotNull(articles.publishedAt));
  const [giveaway] = await db.select().from(giveaways).limit(1);
  const [voting] = await db.select().from(votingMatches).where(isNull(votingMatches.deletedAt));
  const [announcement] = await db.select().from(announcements).limit(1);
  const [tip] = await db.select().from(tips).limit(1);
  const [ticket] = await db.select().from(tickets).limit(1);
  const [clip] = await db.select().from(clips).where(eq(clips.state, 'published')).limit(1);
  const [prediction] = await db
    .select({ tournament: predictions.tournament, player: predictions.player })
    .from(predictions)
    .innerJoin(pickems, eq(pickems.tournament, predictions.tournament))
    .where(isNotNull(pickems.lockedAt))
    .limit(1);
  subjects = {
    match: match!.id,
    player: 'leader',
    team: team!.name,
    tournament: tournament!.id,
    slug: published!.slug,
    article: published!.id,
    author: published!.author!,
    tip: tip!.id,
    giveaway: giveaway!.id,
    ticket: String(ticket!.id),
    voting: voting!.id,
    announcement: announcement!.id,
    clip: clip!.id,
    predicted: prediction!.tournament,
    predictor: prediction!.player,
    league: await createLeague(),
  };
});
afterAll(() => app.stop());

describe('an answer carries the revision of the channel that its page follows', () => {
  it.each(rows.map((row) => ({ ...row, name: nameOf(row.call) })))('$page: $name', async (row) => {
    const names = [row.channel(subjects)].flat().map(({ name }) => name);
    let revisions = await read(row);
    expect(Object.keys(revisions)).toEqual(names);
    for (const channel of names) {
      await app.database.transaction((tx) =>
        recordEvent(tx, { channel, type: 'something.happened', data: {} }),
      );
      revisions = { ...revisions, [channel]: revisions[channel]! + 1 };
      expect(await read(row)).toEqual(revisions);
      // Out of the cache, where the call has one.
      expect(await read(row)).toEqual(revisions);
    }
  });

  it('this is so for every call that names one', () => {
    const calls: Call[] = Object.values(contract).flatMap((feature) => Object.values(feature));
    const named = calls.filter(({ revision }) => revision !== undefined);
    const tested = new Set(rows.map(({ call }) => nameOf(call)));
    expect([...tested].toSorted()).toEqual(named.map(nameOf).toSorted());
  });
});

async function createLeague(): Promise<string> {
  const { body } = await app.dispatcher.dispatch({
    call: contract.pickem.createLeague,
    fields: () => ({ name: 'Readers' }),
    credentials: admin,
    requestId: 'request',
    visitor: 'visitor',
  });
  return JSON.parse(body.toString()).data.id;
}

async function read({ call, input }: Row): Promise<Record<string, number>> {
  const { body } = await app.dispatcher.dispatch({
    call,
    fields: () => input?.(subjects) ?? {},
    credentials: call.who === 'public' ? null : admin,
    requestId: 'request',
    visitor: 'visitor',
  });
  const answer = JSON.parse(body.toString());
  expect(answer).toMatchObject({ status: 'SUCCESS' });
  return answer.metadata.revisions;
}
