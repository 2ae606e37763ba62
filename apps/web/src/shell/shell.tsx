/** What surrounds every page: navigation, theme, notices, and the page that the address names. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { OfflineVersion } from '../pwa/register.ts';
import type { Theme } from '../settings/settings.ts';
import { SelectField } from '../ui/SelectField.tsx';
import type { App, PageProps } from './app.ts';
import { PAGES } from './pages.ts';
import type { Route, RouteName } from './route.ts';

export interface ShellProps {
  readonly app: App;
  readonly route: Signal<Route>;
  readonly version: ReadonlySignal<OfflineVersion>;
}

export function Shell({ app, route, version }: ShellProps): JSX.Element {
  const { name, rest } = route.value;
  return (
    <>
      <Header app={app} at={name} />
      <Notices app={app} version={version} />
      <CurrentPage key={name} app={app} name={name} rest={rest} />
    </>
  );
}

function Header({ app, at }: { readonly app: App; readonly at: RouteName }): JSX.Element {
  const link = (name: RouteName, href: string, words: string): JSX.Element => (
    <a href={href} aria-current={at === name ? 'page' : undefined}>
      {words}
    </a>
  );
  return (
    <header class="site-header">
      <nav aria-label="Pages">
        <a class="site-name" href="#/" aria-current={at === 'home' ? 'page' : undefined}>
          Foretell
        </a>
        {app.table.record.value !== null && link('table', '#/table', 'Table')}
        {app.table.state.value?.end != null && link('review', '#/review', 'Review')}
        {link('board', '#/board', 'Board')}
      </nav>
      <ThemeSwitch app={app} />
    </header>
  );
}

const THEMES: readonly (readonly [Theme, string])[] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

function ThemeSwitch({ app }: { readonly app: App }): JSX.Element {
  return (
    <SelectField
      class="theme-switch"
      label={<span>Colours</span>}
      name="theme"
      value={app.settings.current.value.theme}
      options={THEMES}
      onChange={(theme) => app.settings.change({ theme })}
    />
  );
}

function Notices({ app, version }: Pick<ShellProps, 'app' | 'version'>): JSX.Element {
  const { notice } = app.table;
  return (
    <div class="notices" role="status">
      {notice.value !== '' && (
        <p>
          {notice.value}{' '}
          <button type="button" class="button small" onClick={() => (notice.value = '')}>
            Dismiss
          </button>
        </p>
      )}
      {version.value.kind === 'waiting' && (
        <p>
          A new version of Foretell is here.{' '}
          <button type="button" class="button small" onClick={version.value.take}>
            Use it now
          </button>
        </p>
      )}
    </div>
  );
}

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly Page: ComponentType<PageProps> }
  | { readonly kind: 'failed' };

function CurrentPage({ app, name, rest }: PageProps & { readonly name: RouteName }): JSX.Element {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  useEffect(() => {
    const { title, load } = PAGES[name];
    document.title = title;
    load().then(
      (Page) => setLoaded({ kind: 'loaded', Page }),
      () => setLoaded({ kind: 'failed' }),
    );
  }, [name]);
  // A page is usable when it is in the document with its listeners.
  useEffect(() => {
    if (loaded.kind === 'loaded') performance.mark('usable');
  }, [loaded.kind]);
  switch (loaded.kind) {
    case 'loading':
      return <main class="page-loading" aria-busy="true" />;
    case 'failed':
      return (
        <main class="page-failed">
          <p role="alert">This part of the page could not be loaded. Check the connection and reload the page.</p>
        </main>
      );
    case 'loaded':
      return <loaded.Page app={app} rest={rest} />;
  }
}
