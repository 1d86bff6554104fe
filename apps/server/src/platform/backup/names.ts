import { join } from 'node:path';

const NAME = /^mes-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz$/;

export const backupFolder = (dataDir: string) => join(dataDir, 'backups');

/** `mes-2026-03-14T18-30-00Z.tar.gz`: without colons, which some file systems refuse. */
export function backupName(now: number): string {
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  return `mes-${time}Z.tar.gz`;
}

/** Null if it is no name of a backup. */
export function timeOfBackup(name: string): number | null {
  const match = NAME.exec(name);
  if (!match) return null;
  const [, day, hours, minutes, seconds] = match;
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time) ? null : time;
}
