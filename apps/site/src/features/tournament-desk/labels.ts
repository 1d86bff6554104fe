import type { APPLICATION_STATES, STAGE_FORMATS } from '@mes/contract/vocabulary';
import { BEST_OFS } from '@mes/domain/series/best-of';
import type { TournamentState } from '@mes/domain/tournament/lifecycle/states';

export const STATE_LABELS: Record<TournamentState, string> = {
  draft: 'Draft',
  announced: 'Announced',
  signup_open: 'Signup open',
  signup_closed: 'Signup closed',
  check_in: 'Check-in',
  seeding: 'Seeding',
  running: 'Running',
  finished: 'Finished',
};

export const STATE_TONES: Record<TournamentState, 'neutral' | 'accent' | 'win' | 'warn' | 'info'> =
  {
    draft: 'neutral',
    announced: 'info',
    signup_open: 'win',
    signup_closed: 'warn',
    check_in: 'warn',
    seeding: 'warn',
    running: 'accent',
    finished: 'neutral',
  };

export const FORMAT_LABELS: Record<(typeof STAGE_FORMATS)[number], string> = {
  single_elimination: 'Single elimination',
  double_elimination: 'Double elimination',
  round_robin: 'Round robin groups',
  gsl: 'GSL groups',
  swiss: 'Swiss',
};

export const APPLICATION_LABELS: Record<(typeof APPLICATION_STATES)[number], string> = {
  applied: 'Applied',
  registered: 'Registered',
  waitlisted: 'Waitlist',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  dropped: 'Dropped',
  disqualified: 'Disqualified',
};

export const BEST_OF_OPTIONS = BEST_OFS.map((bestOf) => ({
  value: String(bestOf),
  label: `Best of ${bestOf}`,
}));
