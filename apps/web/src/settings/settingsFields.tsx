/** Settings of the game that have no place on the table itself. */
import type { JSX } from 'preact';
import type { App } from '../shell/app.ts';
import { SelectField } from '../ui/SelectField.tsx';

const COACHING: readonly (readonly [milliseconds: number | null, words: string])[] = [
  [null, 'off'],
  [1000, '1 second a decision'],
  [3000, '3 seconds a decision'],
  [10_000, '10 seconds a decision'],
];

const PACES: readonly (readonly [milliseconds: number, words: string])[] = [
  [0, 'as short as can be'],
  [700, 'most of a second'],
  [1500, 'a second and a half'],
  [3000, '3 seconds'],
];

export function SettingsFields({ app }: { readonly app: App }): JSX.Element {
  const { images, coachMs, stops } = app.settings.current.value;
  const setCoach = (milliseconds: number | null): void => {
    app.settings.change({ coachMs: milliseconds });
    void app.table.ask((table) => table.setCoach(milliseconds));
  };
  const setPace = (paceMs: number): void => {
    const changed = { ...stops, paceMs };
    app.settings.change({ stops: changed });
    void app.table.ask((table) => table.setStops(changed));
  };
  // What the page may fetch is fixed when it is loaded (see policy.ts); the game goes on where it was.
  const setImages = (isOn: boolean): void => {
    app.settings.change({ images: isOn });
    location.reload();
  };
  return (
    <section class="settings-fields">
      <h3>Settings</h3>
      <SelectField
        label="Coach: the AI looks at my decisions too "
        name="coach"
        value={coachMs}
        options={COACHING}
        onChange={setCoach}
      />
      <SelectField
        label="What the AI does is shown for "
        name="pace"
        value={stops.paceMs}
        options={PACES}
        onChange={setPace}
      />
      <label class="check">
        <input
          type="checkbox"
          name="images"
          checked={images}
          onChange={(event) => setImages(event.currentTarget.checked)}
        />{' '}
        Pictures of cards, fetched from Scryfall
      </label>
      <p class="soft">
        Scryfall then learns which cards are shown; pictures are © Wizards of the Coast, provided by Scryfall, which has
        no part in this page. The page is loaded again, and the game goes on where it was.
      </p>
    </section>
  );
}
