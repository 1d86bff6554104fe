import { StartupError } from '../startup-error';

/** A problem with a backup that the operator can understand, in one sentence. */
export class BackupError extends StartupError {}
