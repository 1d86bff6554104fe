const PAGE_ROWS = 15;

/** The first page of the leaderboard, which the server reads before the browser asks. */
export function boardRequest(id: string) {
  return { id, page: 0, size: PAGE_ROWS };
}
