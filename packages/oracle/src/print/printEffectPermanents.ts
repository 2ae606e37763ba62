/** Instructions about permanents and spells: tapping, tokens, copies, and continuous effects for a time. */

import type { ContinuousEffect, Effect, Quantity } from '@foretell/rules/ir';
import { DONE_THIS_TURN } from '../compile/lowering/doneThisTurn.ts';
import { type Clause, clause, predicate, wholeClause, YOU } from './clause.ts';
import type { PrintContext } from './context.ts';
import { joinList, possessive, words } from './english.ts';
import { controlChange, printChanges } from './printChange.ts';
import { printContinuous, printDuration } from './printContinuous.ts';
import { copySpell, createTokens, exceptions, tokenAmount } from './printEffectTokens.ts';
import { printPlayers } from './printPlayers.ts';
import { printObjects } from './printReference.ts';
import { printReplacement } from './printReplacement.ts';
import { objectSubject, withPlayers } from './subjects.ts';

type PermanentEffect = Extract<
  Effect,
  {
    readonly kind:
      | 'tap'
      | 'untap'
      | 'attach'
      | 'unattach'
      | 'createTokens'
      | 'createCopies'
      | 'becomeCopy'
      | 'copySpell'
      | 'changeTargets'
      | 'regenerate'
      | 'transform'
      | 'phaseOut'
      | 'apply'
      | 'applyRule'
      | 'applyReplacement'
      | 'removeFromCombat'
      | 'turnDoor'
      | 'designate'
      | 'designatePlayer'
      | 'announce'
      | 'craft'
      | 'encode'
      | 'pair'
      | 'merge'
      | 'payAnyEnergy'
      | 'removeDamage'
      | 'exchangeControl';
  }
>;

export function permanentClauses(effect: PermanentEffect, context: PrintContext): Clause[] {
  switch (effect.kind) {
    case 'tap':
    case 'untap':
    case 'regenerate':
    case 'transform': {
      const verb = effect.kind === 'transform' && effect.flip === true ? 'flip' : effect.kind;
      return [clause(YOU, verb, printObjects(effect.what, context).text, verb)];
    }
    case 'turnDoor': {
      const door = effect.way === 'unlock' ? 'a locked door' : 'a door';
      const verb = effect.way === 'unlock' ? 'unlock' : 'lock or unlock';
      return [clause(YOU, verb, `${door} of ${printObjects(effect.what, context).text}`, 'turnDoor')];
    }
    case 'designate': {
      if (effect.word === DONE_THIS_TURN) return [];
      const subject = objectSubject(effect.what, context);
      if (effect.off === true && effect.word === 'suspected')
        return [clause(subject, 'be', 'no longer suspected', 'designate')];
      if (effect.off === true)
        return [
          clause(
            subject,
            'become',
            effect.word === 'prepared' ? 'unprepared' : `no longer ${effect.word}`,
            'designate',
          ),
        ];
      const until = effect.duration === undefined ? '' : ' until end of turn';
      return [clause(subject, 'become', `${effect.word}${until}`, 'designate')];
    }
    case 'designatePlayer':
      return [withPlayers(effect.who, context, (subject) => clause(subject, 'get', effect.word, 'designatePlayer'))];
    case 'announce': {
      const against = effect.against === undefined ? '' : printObjects(effect.against, context).text;
      const subject = effect.what === undefined ? YOU : objectSubject(effect.what, context);
      return [clause(subject, effect.action, against, 'announce')];
    }
    case 'exchangeControl': {
      const first = printObjects(effect.a, context).text;
      const both = effect.b === undefined ? first : `${first} and ${printObjects(effect.b, context).text}`;
      return [clause(YOU, 'exchange', words('control of', both, printDuration(effect.duration, context)), 'exchange')];
    }
    case 'encode':
      return [
        clause(
          YOU,
          'encode',
          `${printObjects(effect.what, context).text} on ${printObjects(effect.on, context).text}`,
          'encode',
        ),
      ];
    case 'craft':
      return [clause(YOU, 'return', 'this card to the battlefield transformed', 'craft')];
    case 'merge':
      return [clause(YOU, 'put', `this spell over or under ${printObjects(effect.with, context).text}`, 'merge')];
    case 'pair':
      return [
        clause(
          YOU,
          'pair',
          `${printObjects(effect.what, context).text} with ${printObjects(effect.with, context).text}`,
          'pair',
        ),
      ];
    case 'payAnyEnergy':
      return [
        withPlayers(effect.who, context, (subject) => {
          context.bind(effect.as, { later: 'the amount of {E} paid this way', many: false, player: true });
          return { ...clause(subject, 'may pay', 'any amount of {E}', 'payAnyEnergy'), sayYou: true };
        }),
      ];
    case 'removeDamage':
      return [clause(YOU, 'remove', `all damage marked on ${printObjects(effect.what, context).text}`, 'removeDamage')];
    case 'phaseOut': {
      const subject = objectSubject(effect.what, context);
      return [clause(subject, 'phase', 'out', 'phaseOut')];
    }
    case 'removeFromCombat':
      return [clause(YOU, 'remove', `${printObjects(effect.what, context).text} from combat`, 'removeFromCombat')];
    case 'attach': {
      const what = printObjects(effect.what, context).text;
      return [clause(YOU, 'attach', `${what} to ${printObjects(effect.to, context).text}`, 'attach')];
    }
    case 'unattach':
      return [clause(YOU, 'unattach', printObjects(effect.what, context).text, 'unattach')];
    case 'createTokens':
      return [createTokens(effect, context)];
    case 'createCopies':
      return [
        withPlayers(effect.who, context, (subject) => {
          const of = printObjects(effect.of, context).text;
          const except = exceptions(effect.changes, context);
          // Tapped and nothing else it stands before the noun.
          const joins = effect.attacking?.kind === 'opponents';
          const before = effect.tapped === true && (effect.attacking === undefined || joins);
          const entering = before ? (joins ? 'tapped and attacking' : 'tapped') : '';
          const amount = tokenAmount(effect.count, words(entering, 'token'), words(entering, 'tokens'), context);
          const single = effect.count === 1;
          const state =
            before || effect.attacking === undefined
              ? ''
              : words(
                  effect.tapped === true && 'tapped and',
                  joins ? 'attacking' : `attacking ${printPlayers(effect.attacking, context)}`,
                );
          context.bind(effect.as, {
            later: single && effect.collects !== true ? 'that token' : 'those tokens',
            many: !single || effect.collects === true,
            player: false,
            zone: 4,
          });
          return clause(
            subject,
            'create',
            `${amount.text} ${single ? "that's a copy" : 'that are copies'} of ${of}${state === '' ? '' : ` that's ${state}`}${except}${amount.tail}`,
            'create',
          );
        }),
      ];
    case 'becomeCopy': {
      const subject = objectSubject(effect.what, context);
      const of = printObjects(effect.of, context).text;
      return [
        clause(
          subject,
          'become',
          words(`a copy of ${of}${exceptions(effect.changes, context)}`, printDuration(effect.duration, context)),
          'becomeCopy',
        ),
      ];
    }
    case 'copySpell':
      return copySpell(effect, context);
    case 'changeTargets':
      if (effect.must === true)
        return [
          withPlayers(effect.who, context, (subject) =>
            clause(subject, 'change', `the target of ${printObjects(effect.what, context).text}`, 'changeTargets'),
          ),
        ];
      return [
        withPlayers(effect.who, context, (subject) => ({
          ...clause(
            subject,
            'may choose',
            `new targets for ${printObjects(effect.what, context).text}`,
            'changeTargets',
          ),
          sayYou: true,
        })),
      ];
    case 'apply':
      return applyClauses(effect, context);
    case 'applyRule':
      return [applyRule(effect, context)];
    case 'applyReplacement':
      return [applyReplacement(effect, context)];
  }
}

function applyClauses(effect: Effect & { readonly kind: 'apply' }, context: PrintContext): Clause[] {
  const control = controlChange(effect.changes);
  const clauses: Clause[] = [];
  if (control !== null) {
    clauses.push(
      withPlayers(control.who, context, (subject) =>
        clause(
          subject,
          'gain',
          words(`control of ${printObjects(effect.to, context).text}`, printDuration(effect.duration, context)),
          'gainControl',
        ),
      ),
    );
  }
  const changes = effect.changes.filter((change) => change !== control);
  if (changes.length === 1 && changes[0]?.kind === 'switchPowerToughness') {
    const whose = possessive(printObjects(effect.to, context, 'each').text);
    const lasting = printDuration(effect.duration, context);
    return [...clauses, clause(YOU, 'switch', words(`${whose} power and toughness`, lasting), 'apply')];
  }
  if (control !== null) context.forgetSalient();
  if (changes.length === 0) return clauses;
  const subject = objectSubject(effect.to, context);
  const predicates = printChanges(changes, { lasting: false, many: subject.person === 'many' }, context);
  const [first, ...others] = predicates;
  if (first === undefined) return clauses;
  // Each of several targets gets so much.
  const each = subject.person === 'many' && /\btarget\b/.test(subject.text);
  const duration = printDuration(effect.duration, context);
  const rest = [first.rest, ...others.map(({ verb, rest: text }) => predicate(clause(subject, verb, text, 'apply')))];
  const text = joinList(rest, 'and');
  const last = (/\.?"$/.test(text) && duration !== '') || effect.duration.kind === 'untilNextTurnOf';
  if (last)
    return [
      ...clauses,
      wholeClause(
        `${duration}, ${words(subject.text, predicate(clause(subject, first.verb, text, 'apply')))}`,
        'apply',
      ),
    ];
  const land =
    effect.changes.some((change) => change.kind === 'addTypes' && change.types !== 0) &&
    effect.changes.some((change) => change.kind === 'setPowerToughness') &&
    / land( you control)?$/.test(subject.text)
      ? [wholeClause("it's still a land", 'apply')]
      : [];
  const said = land.length === 0 ? text : text.replace(' in addition to its other types', '');
  const placed = duration === '' ? said : insertDuration(said, duration);
  return [
    ...clauses,
    clause(each ? { ...subject, text: `${subject.text} each` } : subject, first.verb, placed, 'apply'),
    ...land,
  ];
}

/** "+1/+1 until end of turn for each …", "+X/+X until end of turn, where X is …". */
function insertDuration(text: string, duration: string): string {
  const at = text.search(/,? (for each|where X is) /);
  return at < 0 ? `${text} ${duration}` : `${text.slice(0, at)} ${duration}${text.slice(at)}`;
}

/** A rule that ends after some uses speaks of "the next …". */
function nextUses(text: string, uses: Quantity | undefined): string {
  if (uses !== 1) return text;
  const countered = text.match(/^(.*spell)s? you control (can't be countered)$/i);
  if (countered !== null) return `the next ${countered[1]?.toLowerCase()} you cast this turn ${countered[2]}`;
  return text
    .replace(/^((?:\S.*? )?spell)s? (you|your opponents|they) cast /i, 'the next $1 $2 cast ')
    .replace(/ cost (\{)/, ' costs $1')
    .replace(
      /^you may cast (\S+ )?spells( of the chosen type)? as though they had flash$/,
      'the next $1spell$2 you cast this turn can be cast as though it had flash',
    );
}

/** "this turn" is how a rule says "until end of turn" (611.2). */
function applyRule(effect: Effect & { readonly kind: 'applyRule' }, context: PrintContext): Clause {
  const text = nextUses(printContinuous(effect.effect, context), effect.uses);
  if (/^the next .* this turn can('t be countered| be cast as though it had flash)$/.test(text))
    return wholeClause(text, 'applyRule');
  const duration = effect.duration.kind === 'endOfTurn' ? 'this turn' : printDuration(effect.duration, context);
  if (/ can attack as though /.test(text))
    return wholeClause(text.replace(' can attack as though ', ` can attack ${duration} as though `), 'applyRule');
  if (text.endsWith(' as though they had flash'))
    return wholeClause(
      text.replace(/ as though they had flash$/, ` ${duration} as though they had flash`),
      'applyRule',
    );
  if (effect.duration.kind === 'throughNextUntapStepOf')
    return wholeClause(text.replace(/ untap step(s?)$/, ' next untap step$1'), 'applyRule');
  if (effect.duration.kind === 'indefinite' && effect.effect.kind !== 'change')
    return wholeClause(`${text} for the rest of the game`, 'applyRule');
  if (effect.duration.kind === 'endOfTurn' && isPlaying(effect.effect))
    return wholeClause(`until end of turn, ${text}`, 'applyRule');
  const adjusted = text
    .replace(/ on each of (your|their) turns$/, '')
    .replace(/(can block .*) each combat$/, '$1')
    .replace(/( each combat)? if able$/, ` ${duration} if able`)
    .replace(/ each turn$/, '');
  if (adjusted !== text && adjusted.endsWith('if able')) return wholeClause(adjusted, 'applyRule');
  if (effect.duration.kind === 'untilNextTurnOf' && !/ can't be /.test(text))
    return wholeClause(`${duration}, ${adjusted}`, 'applyRule');
  return wholeClause(words(adjusted, duration), 'applyRule');
}

/** What players may do with cards where they lie, which is said after the time for which they may. */
function isPlaying(effect: ContinuousEffect): boolean {
  return (
    effect.kind === 'allowance' &&
    /^(castFromZone|playFromTopOfLibrary|lookAtTopOfLibrary|lookAtFaceDown|ignoresHexproof)$/.test(
      effect.allowance.kind,
    )
  );
}

function applyReplacement(effect: Effect & { readonly kind: 'applyReplacement' }, context: PrintContext): Clause {
  const { replacement } = effect;
  const whole = printReplacement(replacement, context);
  // What happens once damage was prevented is a sentence of its own.
  const end = whole.indexOf('. ');
  const text = end < 0 ? whole : whole.slice(0, end);
  const after = end < 0 ? '' : whole.slice(end);
  const duration = effect.duration.kind === 'endOfTurn' ? 'this turn' : printDuration(effect.duration, context);
  if (replacement.kind === 'damage' && replacement.outcome.kind === 'redirect') {
    const lasting = text.replace(/ is dealt to /, ` ${duration} is dealt to `);
    const [, kind = '', event = '', rest = ''] =
      /^all (.*?damage) that (.*?) (this turn is dealt to .*)$/.exec(lasting) ?? [];
    if (effect.uses !== 1 || kind === '') return wholeClause(lasting, 'prevent');
    const [, to = ''] = /^would be dealt(.*)$/.exec(event) ?? [];
    const what = to === '' ? event.replace(/ would deal/, ` would deal ${kind}`) : `${kind} would be dealt${to}`;
    return wholeClause(`the next time ${what} ${rest.replace(' is dealt', ', that damage is dealt')}`, 'prevent');
  }
  if (replacement.kind === 'damage' && replacement.outcome.kind === 'prevent') {
    const [, kind = '', to = '', by = ''] =
      /^prevent all (.*?damage) that would be dealt( to .*?)? by (.*)$/.exec(effect.uses === 1 ? text : '') ?? [];
    if (by !== '')
      return wholeClause(
        `the next time ${by} would deal ${kind}${to} ${duration}, prevent that damage${after}`,
        'prevent',
      );
    const next = effect.uses === 1 ? /^prevent all (.*?damage) (.*) would deal(.*)$/.exec(text) : null;
    if (next === null)
      return wholeClause(
        /^if .*, prevent that damage$/.test(text)
          ? `${text.replace(/, prevent that damage$/, ` ${duration}, prevent that damage`)}${after}`
          : `${words(text, duration)}${after}`,
        'prevent',
      );
    return wholeClause(
      `the next time ${next[2] ?? ''} would deal ${next[1] ?? ''}${next[3] ?? ''} ${duration}, prevent that damage${after}`,
      'prevent',
    );
  }
  const changesDamage =
    replacement.kind === 'damage' &&
    /^(plus|times)$/.test(replacement.outcome.kind) &&
    effect.duration.kind !== 'endOfTurn';
  if (replacement.kind === 'putCounters' || (changesDamage && effect.uses === undefined))
    return wholeClause(`${printDuration(effect.duration, context)}, ${text}`, 'applyReplacement');
  if (replacement.kind === 'enters' && effect.uses === undefined)
    return wholeClause(`${duration}, ${text}`, 'applyReplacement');
  if (effect.uses === 1)
    return wholeClause(
      text
        .replace(/^if (.*?) would /, (_, who: string) => `the next time ${who} would `)
        .replace(/ would ([^,]*),/, ` would $1 ${duration},`),
      'applyReplacement',
    );
  return wholeClause(
    words(
      text.replace(
        /^if (.*?) would ([^,]*),/,
        (_, who: string, what: string) => `if ${who} would ${what} ${duration},`,
      ),
    ),
    'applyReplacement',
  );
}
