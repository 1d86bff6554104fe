/** What players of a tournament are told in person. */
import type { NotificationType } from '@mes/contract/notification-kinds';
import type { Tx } from '../../platform/database/database';
import { notify } from '../notifications/service';
import type { TournamentRow } from './repository';
import * as rosters from './rosters/repository';

type Told = Pick<TournamentRow, 'id' | 'name'>;

interface Notice {
  readonly type: NotificationType;
  readonly text: string;
  readonly now: number;
}

/** Everyone on the rosters, and the leaders even if they do not play. */
export async function tellTeams(
  tx: Tx,
  tournament: Told,
  { teams, ...notice }: Notice & { readonly teams: readonly string[] },
): Promise<void> {
  const accounts = await rosters.findPeople(tx, { tournament: tournament.id, teams });
  await notifyPlayers(tx, tournament, { accounts, ...notice });
}

export async function tellLeaders(
  tx: Tx,
  tournament: Told,
  { teams, ...notice }: Notice & { readonly teams: readonly string[] },
): Promise<void> {
  const accounts = await rosters.findLeaders(tx, teams);
  await notifyPlayers(tx, tournament, { accounts, ...notice });
}

export async function notifyPlayers(
  tx: Tx,
  { id, name }: Told,
  { accounts, type, text, now }: Notice & { readonly accounts: readonly string[] },
): Promise<void> {
  if (accounts.length === 0) return;
  await notify(tx, {
    accounts,
    type,
    title: name,
    text,
    link: `/app/tournament/${id}`,
    key: `${type}:${id}:${now}`,
    now,
  });
}
