/** The settings in force, kept in the browser's local storage. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { readKept, writeKept } from '../client/kept.ts';
import { type Settings, settingsOf } from './settings.ts';

const KEY = 'foretell.settings';

export class SettingsStore {
  private readonly signal: Signal<Settings> = signal(settingsOf(readKept(KEY)));

  get current(): ReadonlySignal<Settings> {
    return this.signal;
  }

  change(some: Partial<Settings>): void {
    this.signal.value = { ...this.signal.value, ...some };
    writeKept(KEY, this.signal.value);
  }
}
