/** Writes the names of the contract's channels down without zod, for the browser. */
import { channelPatterns } from '@mes/contract/channels';

export function renderChannels(): string {
  const lines = Object.entries(channelPatterns).map(([key, pattern]) => `  ${key}: '${pattern}',`);
  return `// Made from the contract by \`npm run generate\`; do not edit.
export const CHANNELS = {
${lines.join('\n')}
} as const;
`;
}
