/** Cards of a kind among cards drawn without replacement: the hypergeometric distribution. */

/** The chance that exactly so many of `draws` cards are among the `marked` of `population`. */
export function hypergeometric(exactly: number, population: number, marked: number, draws: number): number {
  if (exactly < 0 || exactly > marked || draws - exactly > population - marked || exactly > draws) return 0;
  // C(marked, k) C(rest, draws - k) / C(population, draws) as one product of small factors, so that nothing overflows.
  let chance = 1;
  for (let i = 0; i < exactly; i++) chance *= ((marked - i) / (i + 1)) * ((draws - i) / (population - i));
  for (let i = 0; i < draws - exactly; i++) chance *= (population - marked - i) / (population - exactly - i);
  return chance;
}
