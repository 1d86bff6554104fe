/** No user name, which could look like another host; no spaces, quotes or control characters. */
const HTTPS_ADDRESS =
  /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#][^\s"'<>\\`]*)?$/i;
/** Below /app. Two slashes would be another host. */
const SITE_PATH = /^\/(?![/\\])[^\s"'<>\\`]*$/;
/** Not pages of the site. */
const SERVER_PATH = /^\/(?:api|files|assets|static)(?:[/?#]|$)/i;

/** Whether the button of an announcement may lead there: to a page of the site, or by https. */
export function isAllowedAddress(address: string): boolean {
  if (SITE_PATH.test(address)) return !SERVER_PATH.test(address);
  return HTTPS_ADDRESS.test(address);
}
