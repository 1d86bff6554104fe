/** The articles of the demo community, in the order in which they appeared. */
import { writeEmbed } from '@mes/domain/embeds/embeds';
import { DEFUSE_MAPS } from '@mes/domain/maps/maps';
import type { Competition, OpenTournament, TournamentFacts } from './article-facts';
import { type ArticleContent, interview, recap } from './article-recaps';
import type { DemoSize } from './community';
import { POOL } from './tournament-play';

export interface DemoArticle extends ArticleContent {
  /** Null for a draft; after now for one that is planned. */
  readonly publishedAt: number | null;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** The one map that is not in the pool of the tournaments. */
const RESTING_MAP = DEFUSE_MAPS.find((map) => !POOL.includes(map));
const RECAPS: Readonly<Record<DemoSize, number>> = { full: 6, small: 1 };

/** The small community has one of each kind. */
export function writeArticles(
  { played, open }: Competition,
  { size, now }: { size: DemoSize; now: number },
): DemoArticle[] {
  const ago = (time: number, written: ArticleContent): DemoArticle => ({
    ...written,
    publishedAt: now - time,
  });
  const recaps = played.slice(0, RECAPS[size]).map((tournament, place) => ({
    ...recap(tournament, place),
    publishedAt: tournament.endedAt + 14 * HOUR,
  }));
  const planned = { ...SEEDING_VOTE, publishedAt: now + 2 * DAY };
  if (size === 'small') return [...recaps, ago(3 * DAY, WHAT_IS_NEW), CASTERS_WANTED, planned];

  const firstIn = (state: string) =>
    open.filter((tournament) => tournament.state === state).slice(0, 1);
  return [
    ...recaps,
    ...played
      .slice(0, 1)
      .map((last) => ({ ...interview(last), publishedAt: last.endedAt + 38 * HOUR })),
    ...firstIn('signup_open').map((tournament) => ({
      ...signupOpen(tournament),
      publishedAt: tournament.signupOpen + HOUR,
    })),
    ...firstIn('running').map((tournament) => ago(2 * HOUR, reportFrom(tournament))),
    ago(3 * DAY, WHAT_IS_NEW),
    ago(9 * DAY, CHECK_IN),
    ago(34 * DAY, MAP_POOL),
    ...played.slice(0, 1).map((last) => ({ ...powerRanking(last), publishedAt: null })),
    CASTERS_WANTED,
    planned,
  ];
}

function signupOpen({ id, name }: OpenTournament): ArticleContent {
  return {
    title: `${name}: signups are open`,
    summary: 'Group stage, double elimination, and a roster lock that nobody should miss.',
    tags: ['embers', 'announcement'],
    author: 'moderator',
    html: [
      `<p>It is that time of the year again: <a href="/app/tournament/${id}">${name}</a> takes teams from today on. Groups first, then a double elimination bracket with a grand final of five maps.</p>`,
      '<h2>What you need</h2>',
      '<ul><li><p>five to seven players, each in one roster only</p></li><li><p>a confirmed game id for every one of them</p></li><li><p>a leader who has read the rules and confirmed them</p></li></ul>',
      '<h2>How places are given</h2>',
      '<p>Applications are looked at by staff, in the order in which they arrive. When all places are taken the next teams go to the waiting list, and whoever is on it may check in too: last season two of them played, and one reached the playoffs.</p>',
      '<blockquote><p>Sign up early, change your roster as often as you like until the lock. Nobody was ever turned down for having done it on the first day.</p></blockquote>',
      '<p>Questions go to the support page, and the calendar of the tournament can be subscribed to from its page.</p>',
    ].join(''),
  };
}

/** Of the stage that is played when the article is read. */
function reportFrom({ id, name, stage }: OpenTournament): ArticleContent {
  const isLast = stage?.isLast ?? false;
  const played = (stage?.name ?? 'The tournament').toLowerCase();
  return {
    title: isLast ? `${name}: the ${played} have begun` : `${name}: nobody is safe yet`,
    summary: 'The schedule is not kind, and the live match tonight matters.',
    tags: ['league', 'report'],
    author: 'moderator',
    html: [
      isLast
        ? `<p>The table is history: <a href="/app/tournament/${id}">${name}</a> is in its ${played}. Who loses in the upper bracket has one more life, who loses below goes home.</p>`
        : `<p><a href="/app/tournament/${id}">${name}</a> is in its ${played}, and everybody in a group still meets everybody. Ties on points are broken by the matches among the tied teams, then by maps, then by rounds.</p>`,
      writeEmbed({ kind: 'bracket', id }),
      '<h2>What the odds say</h2>',
      '<p>The odds on the bracket page are simulated from ratings every time a result comes in; they like the favourites more than the chat does.</p>',
      '<p>Every match is live on this site, with the score of each round. The ones on stream are marked.</p>',
    ].join(''),
  };
}

const WHAT_IS_NEW: ArticleContent = {
  title: 'What is new on the site: match rooms, odds and calendars',
  summary: 'Vetoes with a clock, results confirmed by both leaders, and a bracket that moves.',
  tags: ['site', 'patch notes'],
  author: 'admin',
  html: [
    '<p>A season’s worth of small things has gone live. These are the ones that you will notice.</p>',
    '<h2>Match rooms</h2>',
    '<p>Every match has a room now. Leaders check in there, veto maps with a minute for each turn, propose other times, and report the result. The other leader confirms or disputes it; nobody has to send screenshots around any more, though keeping them is still wise.</p>',
    '<h2>Brackets</h2>',
    '<ul><li><p>Odds of every team, simulated ten thousand times after each result.</p></li><li><p>Zoom and drag, also with two fingers.</p></li><li><p>A bracket can be shown on your own page: open it with <code>?embed=bracket</code>.</p></li></ul>',
    '<h2>Calendars</h2>',
    '<p>Teams and tournaments have calendars that phones and computers can subscribe to. When a match moves, it moves in your calendar as well.</p>',
    '<h3>Mended</h3>',
    '<ul><li><p>Names with accents are found by search with and without them.</p></li><li><p>A forfeit is no longer written as 0 : 0.</p></li><li><p>The light theme has readable team colours.</p></li></ul>',
  ].join(''),
};

const CHECK_IN: ArticleContent = {
  title: 'Check-in, explained in two minutes',
  summary: 'When it opens, who has to press what, and what happens to those who forget.',
  tags: ['guides'],
  author: 'moderator',
  html: [
    '<p>Most teams that lose a place lose it before the first round. It does not have to be so.</p>',
    '<ol><li><p>Check-in opens on the day of the tournament; the time stands on its page, in your own zone.</p></li><li><p>The leader presses the button. As many players as play must have confirmed the rules by then.</p></li><li><p>Teams on the waiting list check in too. When it closes, free places go to those of them that are there.</p></li></ol>',
    '<p>Whoever is late is dropped, and the next in line plays. Staff can open check-in again if something on our side went wrong; they cannot do so because somebody overslept.</p>',
    '<p>Your team page shows what is missing, for every player, at any time. Look at it on the evening before.</p>',
  ].join(''),
};

const MAP_POOL: ArticleContent = {
  title: `Map pool: ${RESTING_MAP} rests this season`,
  summary: 'Nine of ten maps are played at a time. Here is which one rests, and what that means.',
  tags: ['maps', 'announcement'],
  author: 'admin',
  html: [
    `<p>${RESTING_MAP} stays out of the pool until the next season. The other nine are played in every tournament that is drawn until then.</p>`,
    '<p>A veto takes nine maps, so one of ten rests at a time. Which one is decided between seasons, by what teams write to us and by how often a map is banned.</p>',
    '<p>Vetoes that have begun stay as they are. Teams of the <a href="/app/proleague">Pro League</a> see the pool in their match rooms.</p>',
  ].join(''),
};

const SEEDING_VOTE: ArticleContent = {
  title: 'How seeding works, and what changes this season',
  summary: 'Ratings, orders of staff, past placements: where your seed comes from.',
  tags: ['guides', 'tournaments'],
  author: 'moderator',
  html: [
    '<p>Seeds decide whom you meet first, so people ask about them more than about anything else.</p>',
    '<p>Every seeder of the staff submits an order of the teams. The final one is drafted from the ratings, from these orders and from past placements, and looked over by hand: rivals of one group and rematches of a first round are kept apart where that is possible.</p>',
    '<p>New this season: the final order is published a day earlier, and a team that is dropped afterwards closes the gap instead of moving the whole bracket.</p>',
  ].join(''),
};

const CASTERS_WANTED: DemoArticle = {
  title: 'Casters wanted for the winter season',
  summary: 'Two evenings a week, a voice, and a liking for overtime.',
  tags: ['community'],
  author: 'admin',
  publishedAt: null,
  html: '<p>We are looking for two casters. Draft: ask the desk what they need, then add how to apply.</p>',
};

function powerRanking({ winner, second }: TournamentFacts): ArticleContent {
  return {
    title: 'Power ranking before the winter break',
    summary: '',
    tags: ['ranking'],
    author: 'moderator',
    html: `<p>First thoughts: ${winner} on top, ${second} close behind. Numbers follow.</p>`,
  };
}
