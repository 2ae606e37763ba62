/** The entry point of the web page. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { offlineVersion } from './pwa/register.ts';
import { startApp } from './shell/app.ts';
import { forbidImages } from './shell/policy.ts';
import { followRoute } from './shell/route.ts';
import { Shell } from './shell/shell.tsx';
import { cardImages } from './ui/cardImages.ts';

const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the app');
const app = startApp();
const { current } = app.settings;
cardImages.value = current.value.images;
if (!current.value.images) forbidImages();
effect(() => {
  const { theme } = current.value;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
});
render(<Shell app={app} route={followRoute()} version={offlineVersion()} />, place);
