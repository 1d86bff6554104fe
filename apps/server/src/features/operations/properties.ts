import { SWITCHES, type Switch } from '@mes/domain/operations/switches';
import type { Config } from '../../platform/config';
import type { Db } from '../../platform/database/database';
import { currentValues, type PropertyDeclaration } from '../properties/service';
import { texts } from './texts';

const EVERY_HOURS = 'backupEveryHours';
const KEPT = 'backupsKept';
const USUAL_HOURS = 24;
const USUAL_KEPT = 7;

const SHOWN = {
  group: 'operations',
  shownAt: [{ label: 'DATA_DIR/backups on the server', to: null }],
  readPermissions: 'Admin',
} as const;

/** Parts of the site that are on unless an admin turns them off. */
export const SWITCH_PROPERTIES: readonly PropertyDeclaration[] = SWITCHES.map((name) => ({
  id: switchProperty(name),
  type: 'boolean',
  value: null,
  description: `${texts.switches[name].about}. No turns it off for everyone but admins`,
  group: 'operations',
  shownAt: [{ label: 'Operations', to: '/operations' }],
  readPermissions: 'Admin',
  fallback: true,
}));

/** `switchTournamentSignups` */
export function switchProperty(name: Switch): string {
  const words = name.split('_').map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`);
  return `switch${words.join('')}`;
}

export const OPERATIONS_PROPERTIES: readonly PropertyDeclaration[] = [
  {
    id: EVERY_HOURS,
    type: 'number',
    value: null,
    description:
      'Hours between backups; 0 makes none. Without a value 24 in production, none elsewhere',
    ...SHOWN,
    limits: { min: 0, max: 720 },
  },
  {
    id: KEPT,
    type: 'number',
    value: USUAL_KEPT,
    description: 'How many backups are kept; older ones are deleted',
    ...SHOWN,
    limits: { min: 1, max: 1_000, whole: true },
    fallback: USUAL_KEPT,
  },
  ...SWITCH_PROPERTIES,
];

export interface BackupSettings {
  /** Null if none are made by themselves. */
  readonly everyHours: number | null;
  readonly kept: number;
}

export async function readBackupSettings(db: Db, mode: Config['mode']): Promise<BackupSettings> {
  const values = await currentValues(db, [EVERY_HOURS, KEPT]);
  const usual = mode === 'production' ? USUAL_HOURS : 0;
  const hours = Number(values.get(EVERY_HOURS) ?? usual);
  return { everyHours: hours === 0 ? null : hours, kept: Number(values.get(KEPT) ?? USUAL_KEPT) };
}
