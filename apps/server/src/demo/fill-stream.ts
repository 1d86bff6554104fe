import { EMPTY_CONTROL_STATE, type SceneReference } from '@mes/domain/stream/control-state';
import type pg from 'pg';

const scene = (name: string): SceneReference => ({
  group: 'embers-s3',
  scene: name,
  tournament: null,
  round: null,
});

/** The stream is on and follows the match that is played now. */
export async function fillStream(client: pg.ClientBase): Promise<void> {
  await client.query(
    `UPDATE stream_configuration SET match =
      (SELECT id FROM matches WHERE state = 'live' ORDER BY starts_at NULLS LAST, id LIMIT 1)`,
  );
  const state = { ...EMPTY_CONTROL_STATE, program: scene('versus'), preview: scene('map-veto') };
  await client.query('UPDATE stream_control SET state = $1', [JSON.stringify(state)]);
}
