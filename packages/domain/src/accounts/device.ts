/** The name of a session in its owner's list: too coarse to track anyone. */
const MAX_LENGTH = 60;
const UNKNOWN = 'Unknown device';

/** The order matters: most user agents also contain the names of later entries. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bOBS\//, 'OBS'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** "Firefox on Windows" for a browser; other programs are shown by their name without version. */
export function describeDevice(userAgent = ''): string {
  const text = userAgent.replace(/[\p{C}\s]+/gu, ' ').trim();
  if (!text.startsWith('Mozilla/')) {
    const [program = ''] = text.split('/');
    return Array.from(program).slice(0, MAX_LENGTH).join('') || UNKNOWN;
  }
  const browser = findName(BROWSERS, text);
  const system = findName(SYSTEMS, text);
  return [browser, system].filter(Boolean).join(' on ') || UNKNOWN;
}

function findName(names: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1];
}
