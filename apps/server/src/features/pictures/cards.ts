/** What a picture says, from what the site knows. */
import type { Match } from '@mes/contract/match-schemas';
import type { WebsiteTournament } from '@mes/contract/tournament-schemas';
import { format } from '@mes/domain/money/money';
import { displayName } from '@mes/domain/names/display';
import { worded } from '@mes/domain/tournament-life/life';
import type { FileStore } from '../../platform/files/store';
import type { Card, PictureTeam } from './drawing';

const UNDECIDED: PictureTeam = { name: 'TO BE DECIDED', tag: '?', logo: null };

export async function matchCard(
  { teamA, teamB, tournament, round, bestOf, state, scoreA, scoreB }: Match,
  { brand, files, toPng }: CardParts,
): Promise<Card> {
  const team = async (one: Match['teamA']): Promise<PictureTeam> => {
    if (!one) return UNDECIDED;
    const stored = one.logo && (await files.readPicture(one.logo.filename));
    return { name: displayName(one), tag: one.tag, logo: stored ? await toPng(stored) : null };
  };
  const hasBegun = state === 'live' || state === 'finished' || state === 'forfeited';
  return {
    kind: 'match',
    brand,
    head: tournament?.name ?? '',
    foot: [round, `Best of ${bestOf}`, state === 'live' ? 'Live' : null]
      .filter(Boolean)
      .join(' · '),
    teams: [await team(teamA), await team(teamB)],
    score: hasBegun ? [scoreA, scoreB] : null,
  };
}

export interface CardParts {
  readonly brand: string;
  readonly files: FileStore;
  readonly toPng: (picture: Buffer) => Promise<Buffer>;
}

export function tournamentCard(
  { name, winner, state, registered, prizePool }: WebsiteTournament,
  { brand }: Pick<CardParts, 'brand'>,
): Card {
  const words = worded(state);
  return {
    kind: 'tournament',
    brand,
    title: name,
    lines: [
      winner ? `Won by ${winner.name}` : words.charAt(0).toUpperCase() + words.slice(1),
      [`${registered} teams`, prizePool > 0 ? format(prizePool) : null].filter(Boolean).join(' · '),
    ],
  };
}
