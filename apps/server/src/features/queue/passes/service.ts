/**
 * What the queue signs: passes, and links that let their visitors pass for some days. Nobody but
 * the installation can make or change one, and reading one needs no database.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Pass {
  readonly identifier: string;
  readonly issued: number;
  /** The last heartbeat that the pass itself carries. */
  readonly seen: number;
}

export interface Passes {
  sign(pass: Pass): string;
  /** Null for whatever was not signed here. */
  read(text: string): Pass | null;
  signWhitelist(link: WhitelistLink): string;
  /** Whether or not it has expired. */
  readWhitelist(text: string): WhitelistLink | null;
}

/** What a link that lets people pass says of itself. */
export interface WhitelistLink {
  readonly id: string;
  readonly expiresAt: number;
}

const LONGEST = 300;
const IN_SHORT = 36;

export function createPasses(key: Buffer): Passes {
  const mark = (purpose: string, content: string) =>
    createHmac('sha256', key).update(`${purpose}:${content}`).digest('base64url');

  const sign = (purpose: string, fields: readonly string[]) => {
    const content = fields.join('.');
    return `${content}.${mark(purpose, content)}`;
  };

  const read = (purpose: string, text: string): string[] | null => {
    const end = text.lastIndexOf('.');
    if (end < 0 || text.length > LONGEST) return null;
    const content = text.slice(0, end);
    const [given, right] = [text.slice(end + 1), mark(purpose, content)].map((part) =>
      Buffer.from(part),
    );
    if (given!.length !== right!.length || !timingSafeEqual(given!, right!)) return null;
    return content.split('.');
  };

  return {
    sign: ({ identifier, issued, seen }) => sign('pass', [identifier, short(issued), short(seen)]),
    read(text) {
      const fields = read('pass', text);
      if (!fields) return null;
      const [identifier, issued, seen] = fields;
      return { identifier: identifier!, issued: time(issued), seen: time(seen) };
    },
    signWhitelist: ({ id, expiresAt }) => sign('whitelist', [id, short(expiresAt)]),
    readWhitelist(text) {
      const [id, expiresAt] = read('whitelist', text) ?? [];
      return id && expiresAt ? { id, expiresAt: time(expiresAt) } : null;
    },
  };
}

function short(instant: number): string {
  return instant.toString(IN_SHORT);
}

function time(text: string | undefined): number {
  return Number.parseInt(text ?? '', IN_SHORT);
}
