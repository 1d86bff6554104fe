import type { Evaluation } from '@mes/contract/terminal';

export const STATE_LABELS: Readonly<Record<Evaluation['state'], string>> = {
  finished: 'Finished',
  failed: 'Failed',
  out_of_time: 'Out of time',
  out_of_memory: 'Out of memory',
  stopped: 'Stopped',
};

const WHO_LABELS: Readonly<Record<string, string>> = { public: 'Everyone', login: 'Signed in' };

export function whoLabel(who: string): string {
  return WHO_LABELS[who] ?? who;
}

export interface Helper {
  readonly name: string;
  readonly signature: string;
  readonly summary: string;
}

/** Functions of the sandbox that are not calls. */
export const HELPERS: readonly Helper[] = [
  { name: 'site', signature: 'site', summary: 'The calls of the site, by feature' },
  { name: 'print', signature: 'print(...values)', summary: 'Write a line of output' },
  { name: 'table', signature: 'table(rows, columns?)', summary: 'Show rows as a table' },
  {
    name: 'count',
    signature: 'count(rows, field?)',
    summary: 'How many, or how many of each value',
  },
  { name: 'all', signature: 'all(call, input?)', summary: 'Read every page of a call' },
  { name: 'help', signature: 'help(text?)', summary: 'Find calls by name or summary' },
];

export const EXAMPLES: readonly string[] = [
  "help('ban')",
  "count(await all(site.tournaments.listAll), 'state')",
  'table(await all(site.ratings.teamsByElo), ["place", "team", "elo", "wins", "losses"])',
];
