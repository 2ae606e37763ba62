/** Keeping the page for use without a network: its service worker, and what becomes of a new version. */
import { type ReadonlySignal, signal } from '@preact/signals';

export type OfflineVersion =
  | { readonly kind: 'current' }
  /** A newer one is loaded; `take` loads the page again with it. */
  | { readonly kind: 'waiting'; readonly take: () => void };

/** Registers the service worker once the page is there, so that what it fetches does not hold the page up. */
export function offlineVersion(): ReadonlySignal<OfflineVersion> {
  const version = signal<OfflineVersion>({ kind: 'current' });
  // Pages that are not of a secure origin have none.
  if (!('serviceWorker' in navigator)) return version;
  const register = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.register('./service-worker.js');
    const offer = (worker: ServiceWorker): void => {
      version.value = { kind: 'waiting', take: () => takeOver(worker) };
    };
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) offer(installing);
      });
    });
  };
  const later = (): void => {
    setTimeout(() => {
      // Without it the page works with a network, and no less: browsers refuse it in private windows, for one.
      register().catch(() => undefined);
    }, REGISTER_AFTER);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
  return version;
}

const REGISTER_AFTER = 1500;

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take over');
}
