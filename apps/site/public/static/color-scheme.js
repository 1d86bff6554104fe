// Runs before the first paint, so that a light page never flashes dark, no result is seen by who wants
// none, and no banner by who has accepted it. Default: dark, with results, nothing accepted.
try {
  if (localStorage.getItem('darkMode') === 'false') {
    document.documentElement.dataset.mantineColorScheme = 'light';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', '#eeefe9');
  }
  if (
    localStorage.getItem('spoilerFree') === 'true' ||
    new URLSearchParams(location.search).get('spoilers') === 'hide'
  ) {
    document.documentElement.dataset.spoilerFree = '';
  }
  if (localStorage.getItem('cookie-consent') === 'true') {
    document.documentElement.dataset.cookieConsent = '';
  }
} catch {
  // Storage is closed: the page stays dark.
}
