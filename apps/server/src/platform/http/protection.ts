import { createHash } from 'node:crypto';
import { BROADCAST_ORIGINS } from '@mes/domain/broadcasts/broadcast-links';
import { FRAME_ORIGINS } from '@mes/domain/highlights/video-links';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config';

/**
 * The security headers of pages. `html` is the built page: the policy allows only the inline scripts
 * that it contains.
 */
export function pageProtection(config: Config, html: string): Record<string, string> {
  const policy = Object.entries(contentPolicy(config, html)).map(([name, sources]) =>
    [name, ...sources].join(' '),
  );
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(config.siteUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000' }
      : {}),
  };
}

/** They have no effect on scripts, styles and fonts, which follow the policy of the page that loads them. */
const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-frame-options',
];

/**
 * For files that are never a document of their own, nor the script of a worker: a page loads a dozen of them, and
 * these headers are larger than some.
 */
export function omitPageHeaders(reply: FastifyReply): void {
  for (const name of PAGE_HEADERS) reply.removeHeader(name);
}

const SAME_ORIGIN_FRAMES = "frame-ancestors 'self'";

/**
 * For pages that other sites may embed: they only show something and never act on behalf of the
 * signed-in account.
 */
export function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy.replace(SAME_ORIGIN_FRAMES, 'frame-ancestors *'));
}

/** The control room connects to OBS, which usually runs on the operator's machine. */
const LOCAL_OBS = ['ws://localhost:*', 'ws://127.0.0.1:*'];

function contentPolicy(config: Config, html: string): Record<string, string[]> {
  const play = new URL(config.playUrl);
  const socket = `${play.protocol === 'https:' ? 'wss' : 'ws'}://${play.host}`;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(html)],
    // The UI kit uses inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', play.origin],
    'connect-src': ["'self'", play.origin, socket, ...LOCAL_OBS, ...config.obsAddresses],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    // Players of video hosts, which pages load when a visitor asks for one.
    'frame-src': ["'self'", ...FRAME_ORIGINS, ...BROADCAST_ORIGINS],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => {
    const hash = createHash('sha256').update(script!).digest('base64');
    return `'sha256-${hash}'`;
  });
}
