/** The page of all accounts, or of one of them, with the filters of the list. */
export function accountsPath(params: URLSearchParams, account?: string): string {
  const next = new URLSearchParams(params);
  if (account === undefined) next.delete('account');
  else next.set('account', account);
  return next.size === 0 ? '/modpanel/accounts' : `/modpanel/accounts?${next}`;
}
