/** Loading an output anew: it is blank for a moment, so it waits until nothing of it is on air. */
interface OutputReload {
  /** Loads anew now, or as soon as the output says that nothing of it is seen. */
  request(): void;
  setQuiet(isQuiet: boolean): void;
}

export function createOutputReload(reload: () => void): OutputReload {
  let isQuiet = false;
  let isRequested = false;
  const update = () => {
    if (isRequested && isQuiet) reload();
  };
  return {
    request() {
      isRequested = true;
      update();
    },
    setQuiet(next) {
      isQuiet = next;
      update();
    },
  };
}

export const outputReload = createOutputReload(() => location.reload());

const TRY_EVERY_MS = 5_000;
let isRecovering = false;

/** Files of this build are gone: once the server answers, the page starts over with the new one. */
export function reloadWhenServed(): void {
  if (isRecovering) return;
  isRecovering = true;
  const attempt = async () => {
    const response = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
    if (response?.ok) location.reload();
    else setTimeout(() => void attempt(), TRY_EVERY_MS);
  };
  setTimeout(() => void attempt(), TRY_EVERY_MS);
}
