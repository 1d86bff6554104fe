/** The feed of joins and departures. */

import { LAST_INSTANT } from '@mes/contract/scalars';
import type { Transfer } from '@mes/contract/transfers';
import { isDirectMove, type TransferKind } from '@mes/domain/teams/transfers';
import type { Db } from '../../../platform/database/database';
import { toRosterPlayer } from '../../players/service';
import { findTeam, toTeamReference } from '../service';
import * as repository from './repository';

interface TransferInput {
  readonly team?: string;
  readonly kind?: TransferKind;
  /** The id of the last transfer of the page before. */
  readonly before?: string;
  readonly count: number;
}

export async function listTransfers(
  db: Db,
  { team: teamName, kind, before, count }: TransferInput,
): Promise<Transfer[]> {
  const team = teamName === undefined ? undefined : await findTeam(db, teamName);
  const rows = await repository.findTransfers(db, {
    teamId: team?.id,
    kind,
    after: before === undefined ? undefined : toCursor(before),
    limit: count,
  });
  return rows.map(toTransfer);
}

function toTransfer(row: repository.TransferRow): Transfer {
  const { at, kind, player, team, other, membershipId } = row;
  return {
    id: `${at}.${kind}.${membershipId}`,
    at,
    kind,
    player: toRosterPlayer(player),
    team: toTeamReference(team),
    other: other && isDirect(row) ? toTeamReference(other) : null,
  };
}

function isDirect({ at, kind, team, other }: repository.TransferRow): boolean {
  if (!other) return false;
  if (kind === 'left')
    return isDirectMove(
      { team: team.id, leftAt: at },
      { team: other.id, joinedAt: other.joinedAt },
    );
  if (other.leftAt === null) return false;
  return isDirectMove({ team: other.id, leftAt: other.leftAt }, { team: team.id, joinedAt: at });
}

function toCursor(id: string): repository.TransferCursor {
  const [at, kind, membershipId] = id.split('.');
  return {
    at: Math.min(Number(at), LAST_INSTANT),
    kind: kind as TransferKind,
    membershipId: membershipId!,
  };
}
