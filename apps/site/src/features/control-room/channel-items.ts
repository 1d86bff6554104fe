/** What can come next on each overlay channel, in the order in which it is stepped through. */
import type { ChannelItem } from '@mes/contract/show-schemas';
import type { StreamMatch } from '@mes/contract/stream';
import type { SavedSpeaker, Sponsor } from '@mes/contract/stream-game';
import type { ChannelName } from '@mes/domain/show/state';
import type { ActInput } from './state/act-input';
import * as texts from './texts';

export type ItemInput = Extract<ActInput, { act: 'set_next' }>['item'];

export interface Candidate {
  readonly key: string;
  readonly label: string;
  readonly item: ItemInput;
}

export interface ChannelSources {
  readonly speakers: readonly SavedSpeaker[];
  readonly sponsors: readonly Sponsor[];
  readonly match: StreamMatch | null;
}

export function candidatesOf(channel: ChannelName, sources: ChannelSources): Candidate[] {
  switch (channel) {
    case 'score_bug':
      return [];
    case 'lower_third':
      return [...casters(sources.speakers), ...players(sources.match)];
    case 'sponsor':
      return sponsorsOf(sources.sponsors);
    case 'info_card':
      return cards(sources.match);
  }
}

/** The one after the given; the first after one that is not known. */
export function candidateAfter(
  candidates: readonly Candidate[],
  current: ChannelItem | null,
): Candidate | null {
  const index = current ? candidates.findIndex(({ key }) => key === keyOfItem(current)) : -1;
  return candidates[(index + 1) % Math.max(1, candidates.length)] ?? null;
}

export function keyOfItem(item: ChannelItem): string {
  switch (item.channel) {
    case 'score_bug':
      return '';
    case 'lower_third':
      return item.speakers.map(({ name }) => name).join('+');
    case 'sponsor':
      return item.sponsor ?? 'all';
    case 'info_card':
      return item.card.player?.id ?? item.card.team?.name ?? item.card.title;
  }
}

export function labelOfItem(item: ChannelItem, sponsors: readonly Sponsor[]): string {
  switch (item.channel) {
    case 'score_bug':
      return texts.followsMatch;
    case 'lower_third':
      return item.speakers.map(({ name }) => name).join(', ');
    case 'sponsor':
      return sponsors.find(({ id }) => id === item.sponsor)?.name ?? texts.allSponsors;
    case 'info_card':
      return item.card.title || item.card.player?.name || item.card.team?.name || item.card.text;
  }
}

/** Each alone, then the first two together, as a pair of casters is usual. */
function casters(speakers: readonly SavedSpeaker[]): Candidate[] {
  const one = speakers.map((speaker) => lowerThird([speaker]));
  return speakers.length < 2 ? one : [...one, lowerThird(speakers.slice(0, 2))];
}

function players(match: StreamMatch | null): Candidate[] {
  if (!match) return [];
  const { lineups, teamA, teamB } = match;
  return [
    ...lineups.A.map((player) => ({ player, team: teamA })),
    ...lineups.B.map((player) => ({ player, team: teamB })),
  ].map(({ player, team }) =>
    lowerThird([{ name: player.name, detail: team?.name ?? '', player }]),
  );
}

function lowerThird(speakers: readonly Omit<SavedSpeaker, 'id'>[]): Candidate {
  const names = speakers.map(({ name }) => name);
  return {
    key: names.join('+'),
    label: names.join(', '),
    item: {
      channel: 'lower_third',
      speakers: speakers.map(({ name, detail, player }) => ({
        name,
        detail,
        player: player?.id ?? null,
      })),
    },
  };
}

function sponsorsOf(sponsors: readonly Sponsor[]): Candidate[] {
  const all = {
    key: 'all',
    label: texts.allSponsors,
    item: { channel: 'sponsor', sponsor: null },
  } as const;
  const each = sponsors.map(({ id, name }) => ({
    key: id,
    label: name,
    item: { channel: 'sponsor', sponsor: id } as const,
  }));
  return [all, ...each];
}

function cards(match: StreamMatch | null): Candidate[] {
  if (!match) return [];
  const teams = [match.teamA, match.teamB].filter((team) => team !== null);
  const people = [...match.lineups.A, ...match.lineups.B];
  return [
    ...teams.map(({ name }) => ({
      key: name,
      label: name,
      item: { channel: 'info_card', team: name } as const,
    })),
    ...people.map(({ id, name }) => ({
      key: id,
      label: name,
      item: { channel: 'info_card', player: id } as const,
    })),
  ];
}
