import { EMPTY_CONTROL_STATE, type SceneReference } from '@mes/domain/stream/control-state';
import { sceneGroupOf } from '@mes/domain/stream/scenes';
import { skinFor } from '@mes/domain/tournament/name/skin';
import type pg from 'pg';
import type { tournaments } from '../features/tournaments/tables';
import type { FileStore } from '../platform/files/store';
import { fillShow } from './show';

type ShownTournament = Pick<typeof tournaments.$inferSelect, 'theme' | 'name'>;

/** The stream is on and follows the match that is played now, in the package of its series. */
export async function fillStream(
  client: pg.ClientBase,
  { now, files }: { now: number; files: Pick<FileStore, 'savePicture'> },
): Promise<void> {
  const { rows } = await client.query<ShownTournament & { match: string; best_of: number }>(
    `SELECT matches.id AS match, matches.best_of, theme, name
      FROM matches JOIN tournaments ON tournaments.id = tournament
      WHERE matches.state = 'live' ORDER BY matches.number LIMIT 1`,
  );
  const live = rows[0]!;
  const group = sceneGroupOf(skinFor(live));
  const scene = (name: string): SceneReference => ({
    group,
    scene: name,
    tournament: null,
    round: null,
  });
  await client.query('UPDATE stream_configuration SET match = $1', [live.match]);
  const state = { ...EMPTY_CONTROL_STATE, program: scene('versus'), preview: scene('map-veto') };
  await client.query('UPDATE stream_control SET state = $1', [JSON.stringify(state)]);
  await fillShow(client, {
    match: live.match,
    bestOf: live.best_of,
    package: group,
    now,
    files,
  });
}
