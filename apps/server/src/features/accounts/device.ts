/** How a session is called in its owner's list: enough to recognise it, too little to track anyone. */
const LONGEST = 60;
const UNKNOWN = 'Unknown device';

/** The first that fits decides: most browsers also claim to be the ones below them. */
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

/** A browser's User-Agent becomes "Firefox on Windows"; a program's keeps its name without version. */
export function describeDevice(given = ''): string {
  const text = given.replace(/[\p{C}\s]+/gu, ' ').trim();
  if (!text.startsWith('Mozilla/')) {
    const [program = ''] = text.split('/');
    return Array.from(program).slice(0, LONGEST).join('') || UNKNOWN;
  }
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  return [browser, system].filter(Boolean).join(' on ') || UNKNOWN;
}

function nameIn(names: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1];
}
