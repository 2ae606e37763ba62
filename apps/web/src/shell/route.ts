/** Which page the address names: what stands behind `#/`, and what follows it. */
import { type Signal, signal } from '@preact/signals';

export const ROUTES = ['home', 'table', 'review', 'board', 'game'] as const;
export type RouteName = (typeof ROUTES)[number];

export interface Route {
  readonly name: RouteName;
  /** What follows: of a game, its link. */
  readonly rest: string;
}

export function routeOf(hash: string): Route {
  const [, word = '', rest = ''] = /^#\/([^/]*)\/?(.*)$/s.exec(hash) ?? [];
  return { name: ROUTES.find((name) => name === word) ?? 'home', rest };
}

/** Follows the address of the page. */
export function followRoute(): Signal<Route> {
  const route = signal(routeOf(location.hash));
  addEventListener('hashchange', () => {
    route.value = routeOf(location.hash);
  });
  return route;
}

export function goTo(name: RouteName): void {
  location.hash = name === 'home' ? '#/' : `#/${name}`;
}
