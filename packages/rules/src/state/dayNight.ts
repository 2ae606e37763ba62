/** Values of `game.dayNight` (731.1). */
export const DayNight = { Neither: 0, Day: 1, Night: 2 } as const;
/** Their names, by value. */
export const DAY_NIGHT_NAMES = ['neither', 'day', 'night'] as const;
