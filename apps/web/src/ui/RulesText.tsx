/** Rules text with its symbols drawn. */
import type { JSX } from 'preact';
import { ManaSymbol } from './ManaCost.tsx';
import { piecesOf } from './symbols.ts';

/** One ability or sentence, inline. */
export function RulesLine({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      {piecesOf(text).map((piece, place) =>
        'symbol' in piece ? <ManaSymbol key={`${place}${piece.symbol}`} symbol={piece.symbol} /> : piece.text,
      )}
    </>
  );
}

/** The abilities of a card, a paragraph each. */
export function RulesText({ text }: { readonly text: readonly string[] }): JSX.Element {
  return (
    <div class="rules-text">
      {text.map((ability) => (
        <p key={ability}>
          <RulesLine text={ability} />
        </p>
      ))}
    </div>
  );
}
