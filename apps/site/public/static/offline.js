// Opens the page again once the site answers. A browser may call itself online before it can reach it.
const LEAST_MS = 2_000;
const SPREAD_MS = 3_000;

async function openOnceReachable() {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store' });
    if (answer.ok) location.reload();
  } catch {
    // Still away: asked again below.
  }
}

// At random times, so that not all visitors come back in one instant.
function askAgain() {
  setTimeout(
    () => {
      void openOnceReachable().finally(askAgain);
    },
    LEAST_MS + Math.random() * SPREAD_MS,
  );
}

addEventListener('online', () => void openOnceReachable());
askAgain();
