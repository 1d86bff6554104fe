import type { Part, PartState } from '@mes/domain/operations/parts';

export const PART_LABELS: Readonly<Record<Part, string>> = {
  database: 'Database',
  redis: 'Redis',
  jobs: 'Jobs',
  storage: 'Storage',
  discord: 'Discord',
  game_api: 'Game API',
  push: 'Push messages',
};

export const STATE_LABELS: Readonly<Record<PartState, string>> = {
  ok: 'Works',
  unused: 'Not used yet',
  off: 'Not configured',
  degraded: 'Degraded',
  down: 'Down',
};

export const STATE_TONES = {
  ok: 'win',
  unused: 'neutral',
  off: 'neutral',
  degraded: 'warn',
  down: 'loss',
} as const satisfies Readonly<Record<PartState, string>>;

const JOB_LABELS: Readonly<Record<string, string>> = {
  'back-up': 'Make a backup',
  'bracket-odds': 'Work out odds',
  'clip-poster': 'Picture of a clip',
  'rate-match': 'Rate a match',
  'rebuild-ratings': 'Rebuild ratings',
  push: 'Send a push message',
};

/** `update-pickem` reads as `Update pickem` where a kind has no label of its own. */
export function jobLabel(name: string): string {
  const words = name.replaceAll('-', ' ');
  return JOB_LABELS[name] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** `0.8 ms`, `24 ms`, `1.5 s`. */
export function formatMs(ms: number): string {
  if (ms >= 1_000) return `${(ms / 1_000).toFixed(1)} s`;
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

export function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  const megabytes = bytes / 1_000_000;
  return megabytes < 1_000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1_000).toFixed(1)} GB`;
}
