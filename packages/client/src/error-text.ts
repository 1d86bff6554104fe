const MAX_LENGTH = 2_000;
const SERVER_ERROR = 'An Internal Server Error occurred. Please try again later.';
const PAGE_ERROR =
  'An error occurred on the page. Please contact support if this error persists after restarting your browser.';
const NO_CONNECTION = 'The server cannot be reached. Check your connection and try again.';
const TIMEOUT = 'The server took too long to respond. Please try again.';
const UNKNOWN = 'Unknown error';

/** The text to show a person for a thrown value of any kind. */
export function errorText(error: unknown): string {
  if (isNetworkError(error)) return NO_CONNECTION;
  if (isTimeout(error)) return TIMEOUT;
  const text = messageOf(error).trim();
  if (text === '') return UNKNOWN;
  if (text === 'Server Error') return SERVER_ERROR;
  if (/\breact(dom)?\b/i.test(text)) return PAGE_ERROR;
  return shorten(fieldText(text) ?? text);
}

/** The messages of Chrome, Firefox and Safari for a request without a response. */
const NETWORK_ERROR = /^(failed to fetch|networkerror|load failed)/i;

export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && NETWORK_ERROR.test(error.message);
}

export function isTimeout(error: unknown): boolean {
  return (error as { name?: unknown } | null | undefined)?.name === 'TimeoutError';
}

const FIELD_ERROR =
  /^Invalid Request: Field '(.+?)' is (not a valid parameter|required)\.(?:\s+(.+))?$/s;

/** The catalogue names fields as the API does. People read them as words, and the reason if there is one. */
function fieldText(text: string): string | null {
  const [, field, problem, reason] = FIELD_ERROR.exec(text) ?? [];
  if (field === undefined) return null;
  const label = labelOf(field);
  if (reason !== undefined) return `${label}: ${reason}`;
  return problem === 'required' ? `${label} is required` : `${label} is not valid.`;
}

/** `stages.0.startsAt` is "Starts at". */
function labelOf(field: string): string {
  const name =
    field
      .split('.')
      .filter((part) => !/^\d+$/.test(part))
      .at(-1) ?? field;
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shorten(text: string): string {
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
