/** What people call a stream: the channel, or else the site that it is on. */
export function channelOf(link: string): string {
  try {
    const { hostname, pathname } = new URL(link);
    const parts = decodeURIComponent(pathname).split('/');
    const name = parts.find((part) => part !== '' && part !== 'c');
    return name?.replace(/^@/, '') || hostname.replace(/^www\./, '');
  } catch {
    return link;
  }
}
