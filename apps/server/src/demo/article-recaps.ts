/** Reports of tournaments that were played, with the figures of their finals. */
import { writeEmbed } from '@mes/domain/embeds/embeds';
import { formatMoney } from '@mes/domain/money/money';
import { skinOf } from '@mes/domain/tournament/name/skin';
import type { TournamentFacts } from './article-facts';

export interface ArticleContent {
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly tags: readonly string[];
  readonly author: string;
}

/** Three styles in turn, so that two reports in a row do not read alike. */
export function recap(tournament: TournamentFacts, place: number): ArticleContent {
  const write = [asStory, asNumbers, asFarewell][place % 3]!;
  return { ...write(tournament), tags: tagsOf(tournament), author: AUTHORS[place % 2]! };
}

export function interview({ id, name, winner, second, star }: TournamentFacts): ArticleContent {
  const player = link(`/app/players/${star.id}`, star.name);
  return {
    title: `“We stopped counting rounds”: ${star.name} on the way to the title`,
    summary: `The best player of ${winner} talks about ${name}, nerves and one stubborn idea.`,
    tags: ['interview', 'results'],
    author: 'moderator',
    html: [
      `<p>${player} had a rating of ${star.rating.toFixed(2)} when ${link(teamPath(winner), winner)} won ${link(`/app/tournament/${id}`, name)}. We talked a day later.</p>`,
      '<h3>Were you ever afraid to lose it?</h3>',
      `<p>In the second map of the final, yes. ${second} had read us completely. We took our pause, nobody said anything clever, and somehow that helped. After it we stopped counting rounds.</p>`,
      `<h3>${star.clutches} clutches in one tournament. Is that practice or calm?</h3>`,
      '<p>Bad habits. I am late everywhere, so I am often the last one alive. The calm comes from knowing that the others have already done their part.</p>',
      '<h3>What will you do differently next season?</h3>',
      '<p>Sleep. And we want to play slower on attack; everybody knows our first minute by now.</p>',
      '<blockquote><p>You do not need five heroes. You need five who know where the other four are.</p></blockquote>',
      '<h3>Anything for those who are about to sign up for the first time?</h3>',
      '<p>Do it before you feel ready. We lost our first qualifier in forty minutes, and it was the best evening of the year.</p>',
    ].join(''),
  };
}

type Story = Pick<ArticleContent, 'title' | 'summary' | 'html'>;

function asStory(tournament: TournamentFacts): Story {
  const { name, winner, second, teams, won, lost } = tournament;
  return {
    title: `${winner} win ${name}`,
    summary: `${teams} teams began, ${winner} and ${second} were left. It ended ${won} : ${lost}.`,
    html: [
      `<p>${page(tournament)} has a champion. ${teamLink(winner)} beat ${teamLink(second)} ${won} : ${lost} in ${finalLink(tournament)} and take home ${formatMoney(tournament.prize)}.</p>`,
      '<h2>The final</h2>',
      writeEmbed({ kind: 'match', id: tournament.final }),
      mapList(tournament),
      `<p>It was not the walk that the score may suggest. ${second} led more than once, had the better opening duels, and lost rounds in which they were three against two. ${winner} did what they had done all tournament long: they waited.</p>`,
      '<h2>Player of the tournament</h2>',
      starText(tournament),
      writeEmbed({ kind: 'player', id: tournament.star.id }),
      '<h2>How they got there</h2>',
      writeEmbed({ kind: 'bracket', id: tournament.id }),
      '<p>Thanks to everybody who played, cast and watched. The next season is closer than it feels.</p>',
    ].join(''),
  };
}

function asNumbers(tournament: TournamentFacts): Story {
  const { name, winner, second, teams, bestOf, star, won, lost } = tournament;
  return {
    title: `${name} in numbers`,
    summary: `A title for ${winner}, ${star.kills} eliminations for ${star.name}, and what else was counted.`,
    html: [
      `<p>${page(tournament)} is over. Every round of it was captured, so here is what the figures say.</p>`,
      '<ul>',
      `<li><p><strong>${teams}</strong> teams took part.</p></li>`,
      `<li><p><strong>${won} : ${lost}</strong> was ${finalLink(tournament)}, a best of ${bestOf} between ${teamLink(winner)} and ${teamLink(second)}.</p></li>`,
      `<li><p><strong>${star.kills}</strong> eliminations had ${playerLink(tournament)}, the best rated player of the winning side.</p></li>`,
      `<li><p><strong>${formatMoney(tournament.prize)}</strong> go to the champions.</p></li>`,
      '</ul>',
      '<h2>Map by map</h2>',
      mapList(tournament),
      `<p>The complete tables are on the page of the tournament; those of a single player are on theirs.</p>`,
    ].join(''),
  };
}

function asFarewell(tournament: TournamentFacts): Story {
  const { name, winner, second, about } = tournament;
  return {
    title: `Looking back at ${name}`,
    summary: `${winner} lift the trophy, ${second} come close, and everybody has a story.`,
    html: [
      `<p><em>${about}</em></p>`,
      `<p>That is how we announced it, and that is how it went. ${teamLink(winner)} are the champions of ${page(tournament)}; ${teamLink(second)} had to be content with the second place after ${finalLink(tournament)}.</p>`,
      mapList(tournament),
      '<h2>The name on everybody’s lips</h2>',
      starText(tournament),
      '<hr />',
      '<p>Prizes are paid within two weeks. Leaders find what is needed on their dashboard.</p>',
    ].join(''),
  };
}

function mapList({ maps, winner }: TournamentFacts): string {
  const rows = maps.map(({ map, own, other }) => {
    const taken = own > other ? `to ${winner}` : `lost by ${winner}`;
    return `<li><p>${map}: ${own} : ${other}, ${taken}</p></li>`;
  });
  return `<ol>${rows.join('')}</ol>`;
}

function starText(tournament: TournamentFacts): string {
  const { star, winner } = tournament;
  return `<p>${playerLink(tournament)} of ${winner} ended with a rating of <strong>${star.rating.toFixed(2)}</strong>, ${star.kills} eliminations and ${star.clutches} rounds won as the last one alive.</p>`;
}

const AUTHORS = ['moderator', 'admin'];

function tagsOf({ name }: TournamentFacts): string[] {
  const skin = skinOf(name);
  return skin ? [skin, 'recap'] : ['recap'];
}

const page = ({ id, name }: TournamentFacts) => link(`/app/tournament/${id}`, name);
const finalLink = ({ final }: TournamentFacts) => link(`/app/match/${final}`, 'the final');
const playerLink = ({ star }: TournamentFacts) => link(`/app/players/${star.id}`, star.name);
const teamLink = (name: string) => link(teamPath(name), name);

function teamPath(name: string): string {
  return `/app/teams/${encodeURIComponent(name)}`;
}

function link(to: string, text: string): string {
  return `<a href="${to}">${text}</a>`;
}
