const MAX_LENGTH = 2_000;
const SERVER_ERROR = 'An Internal Server Error occurred. Please try again later.';
const PAGE_ERROR =
  'An error occurred on the page. Please contact support if this error persists after restarting your browser.';
const UNKNOWN = 'Unknown error';

/** The text to show a person for a thrown value of any kind. */
export function errorText(error: unknown): string {
  const text = messageOf(error).trim();
  if (text === '') return UNKNOWN;
  if (text === 'Server Error') return SERVER_ERROR;
  if (/\breact(dom)?\b/i.test(text)) return PAGE_ERROR;
  return text.length > MAX_LENGTH ? truncate(text) : text;
}

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const message = (error as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : '';
}

/** Does not split a surrogate pair. */
function truncate(text: string): string {
  return `${text.slice(0, MAX_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
