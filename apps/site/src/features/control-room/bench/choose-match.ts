import { errorText } from '@mes/client/error-text';
import type { MatchSummary } from '@mes/contract/match-schemas';
import { api } from '../../../api/client';
import { choose } from '../../../components/dialogs/dialogs';
import { interpolate } from '../../../interpolate';
import type { Room } from '../state/room-context';
import { say } from '../state/room-notice';
import { preview } from '../state/use-commands';
import * as roomTexts from '../texts';
import * as texts from './texts';

type Choice = { readonly match: string; readonly use: 'cue' | 'stream' };

/** Another match for the cue in preview, or for the whole stream: score bug, game and veto are of that one. */
export async function chooseMatch(room: Room): Promise<void> {
  const found = await openMatches();
  const chosen = await choose<Choice>({
    title: texts.chooseMatch,
    message: found.length === 0 ? texts.noOpenMatch : undefined,
    choices: found.flatMap((match) => {
      const label = interpolate(roomTexts.versus, {
        a: match.teamA?.name ?? roomTexts.notDecided,
        b: match.teamB?.name ?? roomTexts.notDecided,
      });
      const description = [match.state, match.tournament?.name, match.round]
        .filter(Boolean)
        .join(', ');
      const isFollowed = room.stream.configuration.matchup.id === match.id;
      return [
        { value: { match: match.id, use: 'cue' } as const, label, description },
        ...(isFollowed
          ? []
          : [
              {
                value: { match: match.id, use: 'stream' } as const,
                label: `${texts.followMatch}: ${label}`,
                description,
              },
            ]),
      ];
    }),
  });
  if (!chosen) return;
  if (chosen.use === 'stream') await room.acts.act({ act: 'link', match: chosen.match });
  else if (room.desk.preview)
    await room.acts.act({ act: 'edit_preview', change: { match: chosen.match } });
  else preview(room, { match: chosen.match });
}

/** Those that are on first, then those that come next. */
async function openMatches(): Promise<MatchSummary[]> {
  const order = ['live', 'veto', 'scheduled'];
  try {
    const { data } = await api.matches.find({ states: ['live', 'veto', 'scheduled'], size: 30 });
    return data
      .filter(({ teamA, teamB }) => teamA !== null && teamB !== null)
      .toSorted(
        (one, other) =>
          order.indexOf(one.state) - order.indexOf(other.state) ||
          (one.startsAt ?? Number.POSITIVE_INFINITY) - (other.startsAt ?? Number.POSITIVE_INFINITY),
      );
  } catch (error) {
    say(errorText(error));
    return [];
  }
}
