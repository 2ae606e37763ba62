// What may be wrong with the page while somebody is asked something.

/**
 * Keeps what the engine asks where `wrongIn` finds it: the page itself tells no one.
 * @param {import('playwright-core').BrowserContext} context
 */
export async function noteQuestions(context) {
  await context.addInitScript(() => {
    const listen = Reflect.get(MessagePort.prototype, 'addEventListener');
    MessagePort.prototype.addEventListener = function (/** @type {[type: string, ...rest: any]} */ ...heard) {
      const note = (/** @type {Event} */ event) => {
        const state = event instanceof MessageEvent ? event.data?.argumentList?.[0]?.value : undefined;
        if (state?.scene !== undefined) Reflect.set(window, 'latestState', state);
      };
      if (heard[0] === 'message') Reflect.apply(listen, this, ['message', note]);
      Reflect.apply(listen, this, heard);
    };
  });
}

/**
 * A line for each thing that is wrong. What may be on its way is looked at twice.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<readonly string[]>}
 */
export async function wrongIn(page) {
  for (let looks = 0; ; looks++) {
    const wrong = await page.evaluate(inspect);
    if (wrong.length === 0 || looks === 3) return wrong;
    await page.waitForTimeout(200 * (looks + 1));
  }
}

/** In the page. */
function inspect() {
  /** @type {string[]} */
  const wrong = [];
  const texts = [...document.querySelectorAll('.notices, .end-screen')].map(({ textContent }) => textContent ?? '');
  for (const text of texts) if (/engine|defect/.test(text)) wrong.push(text);
  const page = document.querySelector('main');
  const odd = /.{0,40}(undefined|\bNaN\b|\[object ).{0,40}/.exec(page?.textContent ?? '');
  if (odd !== null) wrong.push(`odd words: ${odd[0]}`);
  sideways();
  const panel = document.querySelector('.question-panel[data-question]');
  if (panel === null || document.querySelector('dialog:modal') !== null) return wrong;
  if (document.activeElement === null || document.activeElement === document.body) wrong.push('the focus is nowhere');
  controlsInReach();
  const { question, scene } = Reflect.get(window, 'latestState') ?? {};
  if (question?.number === Number(panel.getAttribute('data-question'))) optionsShown();
  return wrong;

  /** Nothing but rows of cards scrolls from side to side. */
  function sideways() {
    for (const element of [
      document.documentElement,
      ...document.querySelectorAll('.side, .sheet, .sheet-content, .asked, .dialog-content'),
    ]) {
      const room = element.clientWidth;
      const scrolls = element === document.documentElement || getComputedStyle(element).overflowX !== 'visible';
      if (room > 0 && scrolls && element.scrollWidth > room + 1)
        wrong.push(`${nameOf(element)} is ${element.scrollWidth} pixels wide and has ${room}`);
    }
  }

  /** Every control of the question can be scrolled to and hit. */
  function controlsInReach() {
    const sheet = document.querySelector('.sheet:not(.aside)');
    // What somebody has laid over the field is for them to put away.
    const log = document.querySelector('.side-panel.chosen');
    const isLogOver = log !== null && getComputedStyle(log).position === 'absolute';
    const within = sheet ?? (isLogOver ? panel : document) ?? document;
    const controls = within.querySelectorAll(
      '[data-choice], .asked button:not(:disabled), .zone-chip.choice, .asked summary, .asked input',
    );
    const scrolled = document.documentElement.scrollTop;
    for (const control of controls) {
      if (!control.checkVisibility() || control.closest('.aside') !== null) continue;
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      // The stack lies over permanents on a phone: there they are in the list.
      const isListed = control.matches('.tile') && document.querySelector('.asked .pick-row') !== null;
      if (!isListed && !isHit(control)) wrong.push(`out of reach: ${nameOf(control)}`);
    }
    document.documentElement.scrollTop = scrolled;
  }

  function isHit(/** @type {Element} */ control) {
    const { x, y, width, height } = control.getBoundingClientRect();
    for (const across of [0.5, 0.08, 0.92])
      for (const down of [0.5, 0.1, 0.9]) {
        const hit = document.elementFromPoint(x + width * across, y + height * down);
        if (hit !== null && control.contains(hit)) return true;
      }
    return false;
  }

  /** Every option has something to click: an object, a row, a button. */
  function optionsShown() {
    const refs = new Set();
    for (const element of document.querySelectorAll('[data-choice]'))
      for (const ref of (element.getAttribute('data-refs') ?? element.getAttribute('data-ref') ?? '').split(' '))
        refs.add(Number(ref));
    for (const chip of document.querySelectorAll('.zone-chip.choice')) {
      const [seat, zone] = (chip.getAttribute('data-zone') ?? '').split(':');
      for (const { ref } of scene.seats[Number(seat)][zone === 'library' ? 'libraryTop' : (zone ?? '')]) refs.add(ref);
    }
    const items = question.whole?.items ?? [];
    const rows = document.querySelectorAll('.asked .pick-row, .asked .order-row, .asked .divide-row').length;
    // Long lists draw only what is in sight, and numbers have a field of their own.
    const isLong = document.querySelector('.asked input') !== null || rows > 35;
    const buttons = document.querySelectorAll('.number-buttons button, .color-buttons button, .split-pile > .button');
    const isOwn = question.kind === 'mulligan' || buttons.length > 0 || isLong || rows >= items.length;
    if (items.length > 0) {
      for (const { ref } of items) if (!refs.has(ref) && !isOwn) wrong.push(`nothing to click for item ${ref}`);
      return;
    }
    const labels = new Set();
    for (const { label, ref, also, isNothing } of question.options) {
      if (label === '') wrong.push('an option without words');
      const isSeen = [ref, ...also].some((each) => refs.has(each));
      if (!isNothing && !isSeen) labels.add(label.replace(/ #\d+(?=:|$)/, ''));
    }
    const shown = rows + buttons.length;
    if (!isLong && question.kind !== 'mulligan' && labels.size > shown)
      wrong.push(`of ${labels.size} options ${shown} are shown: ${[...labels].join(' | ')}`);
  }

  function nameOf(/** @type {Element} */ element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const words = (element.textContent ?? '').trim().slice(0, 60);
    const place = [x, y, width, height].map((number) => Math.round(number)).join(' ');
    return `${element.tagName.toLowerCase()}.${element.className} "${words}" at ${place}`;
  }
}
