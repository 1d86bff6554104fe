import type { Device } from '@mes/domain/telemetry/limits';
import { useEffect } from 'react';
import { api, client } from '../../api/client';
import { telemetryIdentifier } from '../../api/telemetry-identifier';
import { cookieConsent } from '../../preferences';
import { createStopwatch } from './stopwatch';

/** Reports each opened page, and how long it was visible. */
export function useTelemetry(path: string): void {
  useEffect(() => {
    recordVisit(path);
    const stopwatch = createStopwatch(performance.now());
    const onVisibility = () => {
      if (document.hidden) {
        stopwatch.pause(performance.now());
        // A hidden page may never become visible again; later time is reported separately.
        reportUsage(path, stopwatch.take());
      } else {
        stopwatch.resume(performance.now());
      }
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      stopwatch.pause(performance.now());
      reportUsage(path, stopwatch.take());
    };
  }, [path]);
}

/** Writes `visited-url` into the player log: at every page change and at sign-out. */
export function recordVisit(path: string): void {
  if (!cookieConsent.get()) return;
  const id = client.identity.get()?.id ?? telemetryIdentifier();
  if (id === null) return;
  // Errors are ignored: the log is not important to the visitor.
  api.logs.recordEvent({ id, event: 'visited-url', path }).catch(() => {});
}

function reportUsage(path: string, duration: number): void {
  const identifier = telemetryIdentifier();
  if (identifier === null || duration === 0) return;
  const usage = { path, duration, identifier, device: deviceKind() };
  // A beacon, because a call would be aborted when the page is closed.
  const body = JSON.stringify({
    object: 'telemetry',
    action: 'app_usage',
    data: usage,
    version: 1,
  });
  navigator.sendBeacon('/api/request', new Blob([body], { type: 'application/json' }));
}

/** A phone is small whichever way it is held; of the rest, a tablet has no mouse. */
function deviceKind(): Device {
  const { width, height } = screen;
  if (Math.min(width, height) < 600) return 'phone';
  return matchMedia('(pointer:coarse)').matches ? 'tablet' : 'desktop';
}
