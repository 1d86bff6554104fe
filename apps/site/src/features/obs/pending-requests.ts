import type { Clock } from '@mes/client/clock';
import type { Fields } from './fields';
import { ObsError, refusalText } from './obs-error';
import * as texts from './texts';

export interface PendingRequests {
  readonly count: number;
  add(): { id: string; response: Promise<Fields> };
  resolve(id: string, fields: Fields): void;
  refuse(refusal: { id: string; code: number; comment: string }): void;
  /** The connection is gone: nobody will answer. */
  rejectAll(): void;
}

/** OBS answers everything at once but new browser sources, which start a browser. */
const RESPONSE_LIMIT_MS = 15_000;

interface Pending {
  resolve(fields: Fields): void;
  reject(error: ObsError): void;
  cancelLimit(): void;
}

export function createPendingRequests(clock: Clock): PendingRequests {
  const requests = new Map<string, Pending>();
  let lastId = 0;

  function take(id: string): Pending | undefined {
    const request = requests.get(id);
    requests.delete(id);
    request?.cancelLimit();
    return request;
  }

  return {
    get count() {
      return requests.size;
    },
    add() {
      const id = String(++lastId);
      const response = new Promise<Fields>((resolve, reject) => {
        const cancelLimit = clock.after(RESPONSE_LIMIT_MS, () =>
          take(id)?.reject(new ObsError(texts.tooSlow)),
        );
        requests.set(id, { resolve, reject, cancelLimit });
      });
      return { id, response };
    },
    resolve: (id, fields) => take(id)?.resolve(fields),
    refuse: ({ id, code, comment }) => take(id)?.reject(new ObsError(refusalText(comment), code)),
    rejectAll() {
      for (const id of [...requests.keys()]) take(id)?.reject(new ObsError(texts.notConnected));
    },
  };
}
