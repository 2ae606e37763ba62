/**
 * The service worker: keeps every file of the page as it was built, and answers from what it keeps. Files of different builds are never mixed:
 * each version has a cache of its own, filled whole and checked by hash or not at all. A new version waits until the page asks for it or is
 * opened anew.
 */

/** Written in by the build. */
declare const VERSION: string;
/** The same: names with the hashes (Subresource Integrity) of their content. */
declare const FILES: readonly (readonly [name: string, hash: string])[];

/** The little that is used of the service worker's own types, which the library of the page's types lacks. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const self: WorkerScope;

/** A module, so that its `self` is its own. */
export {};

const PREFIX = 'foretell-';
const CACHE: string = `${PREFIX}${VERSION}`;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'GET' && url.origin === location.origin) event.respondWith(answer(request, url));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async ([name, integrity]) => {
      const response = await fetch(`./${name}`, { integrity, cache: 'no-cache' });
      if (!response.ok) throw new Error(`${name} cannot be fetched: ${response.status}`);
      await cache.put(`./${name}`, response);
    }),
  );
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(CACHE);
  // The page is one document: its places are in the address behind `#`, which no request has.
  const kept = await cache.match(url.pathname.endsWith('/') ? './index.html' : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}
