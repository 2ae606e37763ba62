// The table while the AI thinks: how much the page itself does for each picture.
import assert from 'node:assert/strict';
import { startGame } from '../harness.mjs';

/** Milliseconds of a picture at 60 a second: so long may the main thread work for 95 of 100 of them. */
const FRAME = 16;
/** No task of the main thread may be as long as this, in milliseconds: then an input would be noticed late. */
const LONG_TASK = 50;
/** Fewer pictures would say nothing. */
const LEAST_FRAMES = 60;

/**
 * What is measured is the time that the main thread had a processor, not the time that passed: while the threads of the search use all of them,
 * it also waits for one, and so do other programs.
 * @typedef {{ readonly name: string, readonly ph: string, readonly pid: number, readonly tid: number, readonly ts: number, readonly tdur?: number, readonly args: { readonly name?: string } }} TraceEvent
 */

/**
 * By picture, the milliseconds of all tasks of the page's main thread; and the longest task.
 * @param {readonly TraceEvent[]} events
 */
function workOf(events) {
  const threads = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const own = events.filter((event) => threads.has(threadOf(event))).toSorted((a, b) => a.ts - b.ts);
  /** @type {number[]} */
  const frames = [];
  let longest = 0;
  let work = -1;
  for (const { name, ph, tdur = 0 } of own) {
    if (name === 'BeginMainThreadFrame') {
      if (work >= 0) frames.push(work);
      work = 0;
    } else if (name === 'RunTask' && ph === 'X' && work >= 0) {
      work += tdur / 1000;
      longest = Math.max(longest, tdur / 1000);
    }
  }
  return { frames: frames.toSorted((a, b) => a - b), longest };
}

/** @param {TraceEvent} event */
function threadOf({ pid, tid }) {
  return `${pid} ${tid}`;
}

/** In the page: counts pictures from now on. */
function countPictures() {
  const begun = performance.now();
  let pictures = 0;
  const next = () => {
    pictures++;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  Object.assign(window, { picturesASecond: () => (1000 * pictures) / (performance.now() - begun) });
}

/** @type {Record<string, import('../harness.mjs').Check>} */
export const checks = {
  async 'while the AI thinks, the page has done its part of a picture in time for 60 of them a second'(
    page,
    { url, context },
  ) {
    const browser = context.browser();
    assert.ok(browser !== null);
    await startGame(page, url, { deck: 'red-aggro', seed: 3, level: 'standard', time: '10000', first: 1 });
    await page.locator('.question-panel[data-kind=mulligan]').waitFor();
    await page.keyboard.press('F2');
    const thinking = page.locator('.thinking:not(.idle)');
    await thinking.waitFor();
    await browser.startTracing(page, {
      categories: [
        'disabled-by-default-devtools.timeline',
        'devtools.timeline.frame',
        'disabled-by-default-devtools.timeline.frame',
      ],
    });
    await page.evaluate(countPictures);
    // Somebody looks at their cards meanwhile.
    const cards = await page.locator('.hand [data-ref]').all();
    const end = Date.now() + 4000;
    for (let at = 0; Date.now() < end && (await thinking.isVisible()); at++) {
      await cards[at % cards.length]?.hover();
      await page.waitForTimeout(150);
    }
    const rate = Number(await page.evaluate('picturesASecond()'));
    /** @type {{ readonly traceEvents: readonly TraceEvent[] }} */
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const { frames, longest } = workOf(traceEvents);
    const worst = frames[Math.floor(0.95 * frames.length)] ?? 0;
    console.log(
      `        ${rate.toFixed(0)} pictures a second; the main thread works ${worst.toFixed(1)} ms for 95 of 100 of ${frames.length}, ${longest.toFixed(1)} ms at once at most`,
    );
    assert.ok(frames.length >= LEAST_FRAMES, `${frames.length} pictures only`);
    assert.ok((frames.at(-1) ?? 0) > 0, 'the trace has no time of the processor');
    assert.ok(worst <= FRAME, `${worst.toFixed(1)} ms for 95 of 100 pictures`);
    assert.ok(longest < LONG_TASK, `a task of ${longest.toFixed(1)} ms`);
  },
};
