/** Brings together what waits for one person. Every part is asked of the feature that owns it. */
import type { PersonalHome } from '@mes/contract/personal-home';
import { tasksOf } from '@mes/domain/accounts/tasks';
import type { Action } from '../../platform/calls/actor';
import type { Db } from '../../platform/database/database';
import { listOpenInvitations } from '../accounts/service';
import { countUnread, listChannels } from '../messages/service';
import { listOwnMatches } from '../rooms/own-matches/service';
import { listRequesters } from '../teams/proposals/service';
import { listOwnSignups } from '../tournaments/own-signups/service';
import * as repository from './repository';
import { gameIdOf, toOwnTeam } from './views';

const MATCHES_SHOWN = 3;
const SIGNUPS_SHOWN = 4;
const CHANNELS_SHOWN = 3;

export async function getPersonalHome(db: Db, action: Action): Promise<PersonalHome> {
  const { actor, now } = action;
  const [people, matches, invitations, own, unread] = await Promise.all([
    repository.findWithTeam(db, actor.id),
    listOwnMatches(db, { count: MATCHES_SHOWN }, action),
    listOpenInvitations(db, actor.id, now),
    listOwnSignups(db, { count: SIGNUPS_SHOWN }, action),
    countUnread(db, actor.id),
  ]);
  const { channels } =
    unread === 0
      ? { channels: [] }
      : await listChannels(db, actor.id, { count: CHANNELS_SHOWN, now });
  const player = people.find(({ id }) => id === actor.id);
  const team = toOwnTeam(people, actor.id);
  const { signups, entries } = own;
  return {
    matches,
    invitations,
    signups: [...signups],
    team,
    messages: { unread, channels: channels.filter((channel) => channel.unread > 0) },
    tasks: tasksOf({
      hasCountry: player?.country != null,
      gameId: player ? gameIdOf(player) : 'missing',
      isLooking: player?.lookingForTeam ?? false,
      invitations: invitations.length,
      team: team && {
        isLeader: team.isLeader,
        players: team.players.length,
        requests:
          team.isLeader && player?.team ? await listRequesters(db, player.team.id, now) : [],
        withoutGameId: team.players.flatMap(({ id, name, canPlay }) =>
          canPlay || id === actor.id ? [] : [name],
        ),
      },
      entries,
      canSignUp: signups.some(
        ({ unmet, application }) => unmet.length === 0 && application === null,
      ),
    }).map((task) => ({ ...task, players: [...task.players] })),
    now,
  };
}
