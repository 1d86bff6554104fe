/** The health of the parts that this process needs. The owner of a part registers its check. */
import type { PartHealth } from '@mes/contract/operations-schemas';
import { isFault, PARTS, type Part, type PartState } from '@mes/domain/operations/parts';

export interface PartCheck {
  readonly state: PartState;
  /** In plain words, if there is one. */
  readonly problem?: string | null;
  readonly ms?: number | null;
  /** If the part itself knows since when. */
  readonly since?: number | null;
}

export interface Health {
  register(part: Part, check: () => Promise<PartCheck>): void;
  /** Checks all parts at once. Answers since when each has been in its state. */
  read(): Promise<PartHealth[]>;
}

const TIMEOUT_MS = 3_000;

export function createHealth(clock: () => number): Health {
  const checks = new Map<Part, () => Promise<PartCheck>>();
  const last = new Map<Part, PartHealth>();

  async function readPart(part: Part, check: () => Promise<PartCheck>): Promise<PartHealth> {
    const { state, problem = null, ms = null, since = null } = await runCheck(check);
    const now = clock();
    const before = last.get(part);
    const hasProblem = isFault(state);
    const health: PartHealth = {
      part,
      state,
      since: since ?? (before?.state === state ? before.since : now),
      ms: ms === null ? null : Math.round(ms * 10) / 10,
      problem: hasProblem ? problem : (before?.problem ?? null),
      problemAt: hasProblem ? now : (before?.problemAt ?? null),
    };
    last.set(part, health);
    return health;
  }

  return {
    register: (part, check) => void checks.set(part, check),
    read: () =>
      Promise.all(
        PARTS.flatMap((part) => {
          const check = checks.get(part);
          return check ? [readPart(part, check)] : [];
        }),
      ),
  };
}

async function runCheck(check: () => Promise<PartCheck>): Promise<PartCheck> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<PartCheck>((resolve) => {
    timer = setTimeout(
      () => resolve({ state: 'down', problem: 'It does not answer.' }),
      TIMEOUT_MS,
    );
    // unref so that the timer does not keep the process alive
    timer.unref();
  });
  try {
    return await Promise.race([check(), overdue]);
  } catch {
    return { state: 'down', problem: 'It does not answer.' };
  } finally {
    clearTimeout(timer);
  }
}

/** For parts without a probe: remembers the result of the last use. */
export interface LastUse {
  record(use: { readonly ms: number; readonly problem: string | null }): void;
  check(): Promise<PartCheck>;
}

export function createLastUse(stateOnProblem: 'degraded' | 'down'): LastUse {
  let check: PartCheck = { state: 'unused' };
  return {
    record({ ms, problem }) {
      check = { state: problem === null ? 'ok' : stateOnProblem, problem, ms };
    },
    check: async () => check,
  };
}

/** The check of a part that answers, with the time that it took. */
export async function measure(work: () => Promise<unknown>): Promise<PartCheck> {
  const started = performance.now();
  await work();
  return { state: 'ok', ms: performance.now() - started };
}
