// Finds channels that are named by a string: `channel: 'stream'` instead of `channels.stream()`.
import { parseSync } from 'oxc-parser';

export function namesChannel({ path, text }) {
  // Most files need not be parsed.
  if (!/\bchannel: *['`]/.test(text)) return false;
  return hasNamedChannel(parseSync(path, text).program);
}

function hasNamedChannel(node) {
  if (Array.isArray(node)) return node.some(hasNamedChannel);
  if (typeof node !== 'object' || node === null) return false;
  return isNamedChannel(node) || Object.values(node).some(hasNamedChannel);
}

/** What lies over the picture of a show is called a channel, too. */
const OVERLAY_CHANNELS = ['score_bug', 'lower_third', 'sponsor', 'info_card'];

function isNamedChannel({ type, key, value }) {
  if (OVERLAY_CHANNELS.includes(value?.value)) return false;
  const isText = typeof value?.value === 'string' || value?.type === 'TemplateLiteral';
  return type === 'Property' && key.name === 'channel' && isText;
}
