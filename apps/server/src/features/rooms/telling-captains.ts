import type { TeamSlot } from '@mes/domain/series/team-slots';
import { BAN, VETO_SEQUENCES } from '@mes/domain/veto/formats';
import type { Turn, Veto } from '@mes/domain/veto/veto';
import type { Tx } from '../../platform/database/database';
import { findSummaries } from '../matches/summaries/service';
import type { Series } from '../matches/tables';
import { markReadAbout, notify } from '../notifications/service';
import { captainsOf } from './people';

const TURN_STARTED = 'match.veto_turn_started';

export async function tellOfTurn(
  tx: Tx,
  series: Series,
  { veto, turn, now }: { veto: Veto; turn: Turn; now: number },
): Promise<void> {
  const captain = (await captainsOf(tx, series))[turn.by];
  if (captain === null) return;
  await notify(tx, {
    accounts: [captain],
    type: TURN_STARTED,
    title: `Your turn: ${await pairingOf(tx, series)}`,
    text: `${taskOf(veto, turn)} within ${Math.round(veto.turnMs / 1_000)} seconds.`,
    link: roomOf(series),
    key: `veto:${turn.token}`,
    now,
  });
}

/** The turn is over, whoever ended it. */
export async function forgetTurn(
  tx: Tx,
  series: Series,
  { by, now }: { by: TeamSlot; now: number },
): Promise<void> {
  const account = (await captainsOf(tx, series))[by];
  if (account === null) return;
  await markReadAbout(tx, { account, types: [TURN_STARTED], link: roomOf(series), now });
}

interface Proposed {
  readonly id: string;
  readonly to: TeamSlot;
  readonly startsAt: number;
  readonly now: number;
}

export async function tellOfProposal(
  tx: Tx,
  series: Series,
  { id, to, startsAt, now, type }: Proposed & { type: 'proposed' | 'declined' },
): Promise<void> {
  const captain = (await captainsOf(tx, series))[to];
  if (captain === null) return;
  const time = `${new Date(startsAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  await notify(tx, {
    accounts: [captain],
    type: `match.reschedule_${type}`,
    title: await pairingOf(tx, series),
    text:
      type === 'proposed'
        ? `The other team proposes ${time}. Accept it, decline it or propose another time.`
        : `The other team declines ${time}.`,
    link: roomOf(series),
    key: `time.${type}:${id}`,
    now,
  });
}

function taskOf({ format }: Veto, { slot, chooses }: Turn): string {
  if (chooses === 'side') return 'Choose a side';
  return VETO_SEQUENCES[format][slot] === BAN ? 'Ban a map' : 'Pick a map';
}

async function pairingOf(tx: Tx, { id }: Series): Promise<string> {
  const [match] = await findSummaries(tx, [id]);
  return `${match?.teamA?.name} – ${match?.teamB?.name}`;
}

function roomOf({ id }: Series): string {
  return `/app/matchup/${id}`;
}
