// Replaces the names of breakpoints.css in every @media rule. Used by the Vite configurations.
import { readFileSync } from 'node:fs';

const file = new URL('src/tokens/breakpoints.css', import.meta.url);

interface MediaRule {
  params: string;
  error(message: string): Error;
}

/** A PostCSS plugin for `@custom-media`, which browsers do not support yet. */
export function customMedia() {
  const queries = readCustomMedia(readFileSync(file, 'utf8'));
  return {
    postcssPlugin: 'custom-media',
    AtRule: {
      media(rule: MediaRule) {
        const params = rule.params.replaceAll(/\(--[\w-]+\)/g, (name) => {
          const query = queries.get(name);
          if (query === undefined) throw rule.error(`There is no breakpoint ${name}.`);
          return query;
        });
        // Only a change makes PostCSS visit the rule again.
        if (params !== rule.params) rule.params = params;
      },
    },
  };
}

/** `(--phone)` to `(max-width: 819.9px)`. */
export function readCustomMedia(css: string): ReadonlyMap<string, string> {
  const definitions = css.matchAll(/@custom-media\s+(--[\w-]+)\s+([^;]+);/g);
  return new Map([...definitions].map(([, name, query]) => [`(${name})`, `${query}`.trim()]));
}
