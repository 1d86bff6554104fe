import { describe, expect, it } from 'vitest';
import { describeDevice } from './device';

describe('the name of a device', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
  it.each([
    [
      'Chrome on Windows',
      `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36`,
    ],
    [
      'Edge on Windows',
      `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0`,
    ],
    [
      'OBS on Windows',
      `${windows} AppleWebKit/537.36 (KHTML, like Gecko) OBS/30.1 Chrome/103.0 Safari/537.36`,
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
    [
      'Safari on macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    ],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
    ],
    ['curl', 'curl/8.5.0'],
    ['My overlay', 'My\u0000\noverlay'],
    ['Unknown device', undefined],
    ['Unknown device', 'Mozilla/5.0'],
  ])('is %s', (name, userAgent) => {
    expect(describeDevice(userAgent)).toBe(name);
  });

  it('is never longer than the limit', () => {
    expect(describeDevice('x'.repeat(100_000))).toHaveLength(60);
  });
});
