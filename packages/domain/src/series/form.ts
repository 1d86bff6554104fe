import { NO_SCORE, type ScoreByTeam, type TeamSlot } from './team-slots';

export type FormLetter = 'W' | 'L' | 'D';

/** The result of a series from the view of one team. */
export function formLetter(winner: TeamSlot | null, team: TeamSlot): FormLetter {
  if (winner === null) return 'D';
  return winner === team ? 'W' : 'L';
}

export const FORM_LENGTH = 10;

/** The last ten results. Letters are sorted newest first, here and below. */
export function form(letters: readonly FormLetter[]): FormLetter[] {
  return letters.slice(0, FORM_LENGTH);
}

/** Series won in a row; negative if lost in a row; 0 after a draw or without series. */
export function streak(letters: readonly FormLetter[]): number {
  const [newest] = letters;
  if (newest === undefined || newest === 'D') return 0;
  const end = letters.findIndex((letter) => letter !== newest);
  const length = end === -1 ? letters.length : end;
  return newest === 'W' ? length : -length;
}

/** A series between two teams; either of them may have been team A. */
export interface Meeting {
  readonly at: number;
  readonly teams: Readonly<Record<TeamSlot, string>>;
  readonly score: ScoreByTeam;
  readonly winner: TeamSlot | null;
}

export interface HeadToHead {
  readonly wins1: number;
  readonly wins2: number;
  readonly draws: number;
  readonly mapWins1: number;
  readonly mapWins2: number;
}

/** The record of all meetings from the view of `team1`. */
export function headToHead(team1: string, meetings: readonly Meeting[]): HeadToHead {
  let series = NO_SCORE;
  let maps = NO_SCORE;
  let draws = 0;
  for (const meeting of meetings) {
    const own: TeamSlot = meeting.teams.A === team1 ? 'A' : 'B';
    const theirs: TeamSlot = own === 'A' ? 'B' : 'A';
    maps = { A: maps.A + meeting.score[own], B: maps.B + meeting.score[theirs] };
    if (meeting.winner === null) draws++;
    else if (meeting.winner === own) series = { ...series, A: series.A + 1 };
    else series = { ...series, B: series.B + 1 };
  }
  return { wins1: series.A, wins2: series.B, draws, mapWins1: maps.A, mapWins2: maps.B };
}
