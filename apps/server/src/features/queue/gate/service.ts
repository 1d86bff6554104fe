/** Admits or refuses requests while the queue is on. It decides by the visitor's cookies, without the database. */
import type { Call } from '@mes/contract/define';
import { bypassReason, isGated, isGatedCall } from '@mes/domain/queue/gate';
import type { AdmissionSettings } from '@mes/domain/queue/queue';
import type { Actor } from '../../../platform/calls/actor';
import type { Admission, Visit } from '../../../platform/calls/admission';
import type { Cookies } from '../../../platform/cookies/cookies';
import type { PassCookies } from '../pass-cookies/service';
import type { Pass } from '../passes/service';
import type { QueueSettings } from '../settings/service';

interface Deps {
  readonly settings: QueueSettings;
  readonly passCookies: PassCookies;
  readonly clock: () => number;
}

export function createGate(deps: Deps): Admission {
  return { startVisit: (cookies) => new QueueVisit(deps, cookies) };
}

class QueueVisit implements Visit {
  readonly cookies: Cookies;
  readonly #deps: Deps;
  #pass: Pass | null | undefined;
  #staysIn = false;

  constructor(deps: Deps, cookies: Cookies) {
    this.#deps = deps;
    this.cookies = cookies;
  }

  mayCall(call: Call, actor: Actor | null): boolean | Promise<boolean> {
    return this.#may(isGatedOnce(call), actor);
  }

  /** Who was let in before the queue was turned on is not thrown out by it: a socket stays open. */
  async mayOpen(path: string, actor: Actor | null): Promise<boolean> {
    const gated = isGated(path);
    const may = await this.#may(gated, actor);
    this.#staysIn ||= gated && may;
    return may;
  }

  /** Only for admitted visitors: pings do not renew a pass that has expired. */
  recordActivity(): void {
    const { passCookies, clock } = this.#deps;
    const now = clock();
    const pass = this.#shown();
    if (!pass || !(this.#staysIn || passCookies.isActive(pass, now))) return;
    this.#pass = passCookies.renew(this.cookies, pass, now);
  }

  #may(gated: boolean, actor: Actor | null): boolean | Promise<boolean> {
    const { settings } = this.#deps;
    const known = settings.cached();
    if (known) return this.#isAdmitted(known, gated, actor);
    return settings.current().then((current) => this.#isAdmitted(current, gated, actor));
  }

  #isAdmitted({ enabled }: AdmissionSettings, gated: boolean, actor: Actor | null): boolean {
    const { passCookies, clock } = this.#deps;
    const now = clock();
    const pass = this.#shown();
    // While the queue is off passes do not end, so that turning it on finds everyone with one.
    if (pass && (!enabled || this.#staysIn || passCookies.isActive(pass, now))) {
      this.#pass = passCookies.renew(this.cookies, pass, now);
      return true;
    }
    if (!enabled || !gated || this.#staysIn) return true;
    return isExempt(actor, now) || passCookies.isWhitelisted(this.cookies, now);
  }

  #shown(): Pass | null {
    if (this.#pass === undefined) this.#pass = this.#deps.passCookies.read(this.cookies);
    return this.#pass;
  }
}

/** Staff and API keys. Players of today come in by a pass that entering the queue gives them. */
function isExempt(actor: Actor | null, now: number): boolean {
  if (!actor) return false;
  const { permissions, apiKey } = actor;
  const hasApiKey = apiKey !== undefined;
  return bypassReason({ permissions, checkedInFor: [], hasApiKey }, now) !== null;
}

const gatedByCall = new WeakMap<Call, boolean>();

function isGatedOnce(call: Call): boolean {
  const known = gatedByCall.get(call);
  if (known !== undefined) return known;
  const gated = call.kind === 'action' ? isGatedCall(call) : isGated(`/api${call.path}`);
  gatedByCall.set(call, gated);
  return gated;
}
