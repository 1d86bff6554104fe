/** What waits for the account now, as commands of the palette. Pure. */
import type { PersonalHome } from '@mes/contract/personal-home';
import { STEP_LABELS, TASK_LABELS } from '../../features/personal-home/labels';
import { checkIn } from '../../features/personal-home/texts';
import { interpolate } from '../../interpolate';
import * as texts from '../texts';
import type { PaletteCommand } from './commands';

const MOST = 3;

type Home = Pick<PersonalHome, 'matches' | 'tasks'>;

/** Steps of own matches that wait for the account itself, then what it should do next. */
export function dueCommands({ matches, tasks }: Home): PaletteCommand[] {
  const steps = matches.flatMap(({ match, step }): PaletteCommand[] => {
    const name = step === 'check_in' ? checkIn : STEP_LABELS[step].button;
    if (name === undefined) return [];
    const detail = interpolate(texts.pairing, {
      teamA: match.teamA?.name ?? texts.notDecided,
      teamB: match.teamB?.name ?? texts.notDecided,
    });
    return [{ id: `due-${match.id}`, name, detail, does: { to: `/matchup/${match.id}` } }];
  });
  const todo = tasks.map(({ kind, tournament }, index): PaletteCommand => {
    const name = interpolate(TASK_LABELS[kind].title, { tournament: tournament?.name ?? '' });
    const to = tournament ? `/tournament/${encodeURIComponent(tournament.id)}` : '/dashboard';
    return { id: `due-${kind}-${index}`, name, detail: null, does: { to } };
  });
  return [...steps, ...todo].slice(0, MOST);
}
