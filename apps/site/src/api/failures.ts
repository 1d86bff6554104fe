import type { Failure } from '@mes/client/failure-log';
import { emitter } from '@mes/client/observable';

const failures = emitter<Failure>();

/** Called for every API call that fails, wherever on the page it was made. */
export const onFailure = failures.subscribe;

export const reportFailure = failures.emit;
