import { z } from 'zod';
import { eventsOf } from './define-channel';
import { GameIdStateSchema } from './profile-schemas';
import { PlayerIdSchema } from './scalars';

const PlayerSchema = z.object({ id: PlayerIdSchema });

export const playerEvents = eventsOf(
  [
    'player.renamed',
    'player.photo_changed',
    'player.photo_removed',
    'player.game_id_changed',
    'player.description_changed',
    'player.country_changed',
    'player.links_changed',
    'player.roles_changed',
    'player.looking_for_team',
    'player.stopped_looking',
    'player.deleted',
  ],
  PlayerSchema,
);

export const playerRegistrationEvents = { 'player.registered': PlayerSchema };

/** The game has checked a game ID that could not be checked when it was entered. */
export const gameIdEvents = {
  'player.game_id_checked': PlayerSchema.extend({ state: GameIdStateSchema }),
};

/** Information about a player for casters. */
export const playerStaffEvents = eventsOf(
  ['player.facts_changed', 'player.pronunciation_changed'],
  PlayerSchema,
);

export type PlayerEvent = keyof typeof playerEvents;
