import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { testConfig } from '../../../testing/settings';
import { pageProtection } from './protection';

const policyFor = (html: string) =>
  pageProtection(testConfig(), html)['content-security-policy']!.split('; ');

it('lets no inline script run but those of the built page', () => {
  const script = "\ndocument.title = 'light';\n";
  const hash = createHash('sha256').update(script).digest('base64');
  const html = `<head><script>${script}</script><script type="module" src="/a.js"></script></head>`;
  expect(policyFor(html)).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect(policyFor('')).toContain("script-src 'self'");
});
