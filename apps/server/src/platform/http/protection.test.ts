import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { testConfig } from '../../../testing/settings';
import { allowFraming, pageProtection } from './protection';

const policyFor = (html: string) =>
  pageProtection(testConfig(), html)['content-security-policy']!.split('; ');

it('allows only the inline scripts of the built page', () => {
  const script = "\ndocument.title = 'light';\n";
  const hash = createHash('sha256').update(script).digest('base64');
  const html = `<head><script>${script}</script><script type="module" src="/a.js"></script></head>`;
  expect(policyFor(html)).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(policyFor('')).toContain("script-src 'self'");
});

it('lets other sites frame a page without relaxing other rules', async () => {
  const http = Fastify();
  http.addHook('onRequest', async (_request, reply) => {
    reply.headers(pageProtection(testConfig(), ''));
  });
  http.get('/own', async (_request, reply) => reply.send(''));
  http.get('/open', async (_request, reply) => {
    allowFraming(reply);
    return reply.send('');
  });
  const own = (await http.inject('/own')).headers;
  const open = (await http.inject('/open')).headers;
  await http.close();
  expect(own['x-frame-options']).toBe('SAMEORIGIN');
  expect(open['x-frame-options']).toBeUndefined();
  expect(open['content-security-policy']).toBe(
    String(own['content-security-policy']).replace("frame-ancestors 'self'", 'frame-ancestors *'),
  );
});
