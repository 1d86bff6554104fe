/** Responses of the game's public API, with only the fields used here. Other fields are ignored. */
import { z } from 'zod';

const text = z.string().max(200);

export const ProfilesSchema = z.array(
  z.object({
    basicInfo: z.object({
      userID: z.union([z.int(), text]).transform(String),
      name: text,
      playerLevel: z.object({ level: z.int() }).nullish().catch(null),
    }),
    clan: z
      .object({ basicInfo: z.object({ tag: text.nullish(), name: text.nullish() }) })
      .nullish()
      .catch(null),
    ban: z.unknown(),
  }),
);

/** By id: `{"eu": {"name": "Europe", "status": "UP"}}`; some versions also have the number of players. */
export const ServersSchema = z.record(
  z.string().max(100),
  z.object({
    name: text.nullish(),
    region: text.nullish(),
    status: z.union([text, z.boolean(), z.number()]).nullish(),
    players: z.int().min(0).nullish().catch(null),
  }),
);

const ONLINE = /^(up|online|ok|true|1|running|operational|healthy)$/i;
const OFFLINE = /^(down|offline|false|0|maintenance|stopped|unhealthy)$/i;

export function stateOf(status: unknown): 'online' | 'offline' | 'unknown' {
  const value = String(status).trim();
  if (ONLINE.test(value)) return 'online';
  return OFFLINE.test(value) ? 'offline' : 'unknown';
}
