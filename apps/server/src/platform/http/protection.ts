import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config';

/**
 * The headers that keep a browser from doing with our pages what we did not mean. `html` is the
 * page as it was built: no other inline script than those that stand in it will run.
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

const OWN_FRAMES_ONLY = "frame-ancestors 'self'";

/**
 * For pages that are made to stand in other sites: they show something and do nothing in the name
 * of who looks at them.
 */
export function letOthersFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy.replace(OWN_FRAMES_ONLY, 'frame-ancestors *'));
}

/** The control room talks to OBS, which mostly runs beside the browser. */
const OWN_MACHINE = ['ws://localhost:*', 'ws://127.0.0.1:*'];

function contentPolicy(config: Config, html: string): Record<string, string[]> {
  const play = new URL(config.playUrl);
  const socket = `${play.protocol === 'https:' ? 'wss' : 'ws'}://${play.host}`;
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(html)],
    // The UI kit sets styles inline.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', play.origin],
    'connect-src': ["'self'", play.origin, socket, ...OWN_MACHINE, ...config.obsAddresses],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
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
