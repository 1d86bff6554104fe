const MAX_LENGTH = 2_000;
const SERVER_ERROR = 'An Internal Server Error occurred. Please try again later.';
const PAGE_ERROR =
  'An error occurred on the page. Please contact support if this error persists after restarting your browser.';
const UNKNOWN = 'Unknown error';

/** What to show a person about anything that was thrown. */
export function errorText(error: unknown): string {
  const text = messageOf(error).trim();
  if (text === '') return UNKNOWN;
  if (text === 'Server Error') return SERVER_ERROR;
  if (/\breact(dom)?\b/i.test(text)) return PAGE_ERROR;
  return text.length > MAX_LENGTH ? cut(text) : text;
}

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const message = (error as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : '';
}

/** Never through the middle of a character that takes two units. */
function cut(text: string): string {
  return `${text.slice(0, MAX_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
