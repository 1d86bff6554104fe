// Runs before the first paint, so that a light page never flashes dark, and no result is seen by
// who wants none. Default: dark, with results.
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
} catch {
  // Storage is closed: the page stays dark.
}
