import { expect, test } from 'vitest';
import { ai, deckOf, newGame, Page, person } from './tables.ts';

test('where there is only one target the option to cast names it before it is taken', async () => {
  const page = new Page();
  await page.open(newGame([person(deckOf('green-creatures')), ai('passive', deckOf('red-aggro'))], 1));
  let hasCreature = false;
  const asked = await page.play(({ options }) => {
    const able = (pattern: RegExp): number => options.find(({ label }) => pattern.test(label))?.index ?? 0;
    if (able(/^Cast Rancor/) > 0) return null;
    const land = able(/^Play /);
    if (land > 0 || hasCreature) return land;
    const creature = able(/^Cast (Llanowar Elves|Kalonian Tusker|Leatherback Baloth)/);
    hasCreature = creature > 0;
    return creature;
  });
  const rancor = asked.question?.options.find(({ label }) => label.startsWith('Cast Rancor'));
  const creature = asked.scene.seats[0]?.battlefield.find(({ name }) =>
    /^(Llanowar Elves|Kalonian Tusker|Leatherback Baloth)$/.test(name),
  );
  expect(rancor?.label).toBe(`Cast Rancor → ${creature?.name}`);
});
