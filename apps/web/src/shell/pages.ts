/** The pages, each loaded when it is first shown. */
import type { ComponentType } from 'preact';
import type { PageProps } from './app.ts';
import type { RouteName } from './route.ts';

export interface Page {
  /** For the title of the window. */
  readonly title: string;
  readonly load: () => Promise<ComponentType<PageProps>>;
}

export const PAGES: Readonly<Record<RouteName, Page>> = {
  home: { title: 'Foretell', load: async () => (await import('../home/homePage.tsx')).HomePage },
  table: { title: 'Table – Foretell', load: async () => (await import('../tablePage.tsx')).TablePage },
  review: { title: 'Review – Foretell', load: async () => (await import('../review/reviewPage.tsx')).ReviewPage },
  board: { title: 'Analysis board – Foretell', load: async () => (await import('../board/boardPage.tsx')).BoardPage },
  game: { title: 'Game – Foretell', load: async () => (await import('../home/gamePage.tsx')).GamePage },
};
