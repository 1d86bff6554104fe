/**
 * Writes the contract down without zod, for the browser: a block a feature, a short line a call.
 * `src/table.ts` reads it back.
 */
import { contract } from '@mes/contract';
import { type Call, nameOf } from '@mes/contract/define';
import { OVERLAYS, READING } from '@mes/contract/limits';

export function renderCalls(
  features: Readonly<Record<string, Readonly<Record<string, Call>>>> = contract,
): string {
  const blocks = Object.entries(features).map(([feature, calls]) => {
    const lines = Object.entries(calls).map(([name, call]) => `${name} ${renderCall(call)}`);
    return [feature, ...lines].join('\n');
  });
  return `// Made from the contract by \`npm run generate\`; do not edit.
export const CALLS = \`${blocks.join('\n\n')}\`;
`;
}

export function renderCall(call: Call): string {
  return [
    nameOf(call),
    call.kind === 'action' && call.value && `value=${call.value}`,
    call.kind === 'action' && call.data && `data=${call.data}`,
    call.who !== 'public' && `who=${call.who}`,
    keptSeconds(call) > 0 && `cache=${keptSeconds(call)}`,
    call.paged && 'paged',
    call.kind === 'rest' && call.file && 'file',
    isHiddenRead(call) && 'read',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Answers that an event makes stale are kept by the server, which hears of it; a browser would go
 * on showing them. It keeps only what nothing but time makes stale.
 */
function keptSeconds({ cache }: Call): number {
  return cache && cache.until.length === 0 ? cache.seconds : 0;
}

/**
 * Reads that do not look like one. What is not known to be a read is treated as a write, which
 * costs a little; the other way round would repeat a write.
 */
function isHiddenRead(call: Call): boolean {
  if (call.kind === 'rest' && call.method === 'GET') return false;
  if (call.cache || call.limit === READING || call.limit === OVERLAYS) return true;
  return call.kind === 'action' && READ_ACTION.test(call.action);
}

const READ_ACTION = /^((get|list|find)_\w+|read|all|info|full_info|history|requirements)$/;
