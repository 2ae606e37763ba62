/** Mana symbols drawn as discs with letters, so that nobody needs to tell colours apart. */
import type { JSX } from 'preact';
import { costWords, discOf, piecesOf, symbolWords } from './symbols.ts';

/** One symbol, written without braces: `2`, `W`, `W/U`, `T`. */
export function ManaSymbol({ symbol }: { readonly symbol: string }): JSX.Element {
  return (
    <span role="img" aria-label={symbolWords(symbol)}>
      <Disc symbol={symbol} />
    </span>
  );
}

/** A cost such as `{2}{U}{U}`; nothing for ''. */
export function ManaCost({ cost }: { readonly cost: string }): JSX.Element | null {
  if (cost === '') return null;
  return (
    <span class="mana-cost" role="img" aria-label={costWords(cost)}>
      {piecesOf(cost).map((piece, place) =>
        'symbol' in piece ? (
          <Disc key={`${place}${piece.symbol}`} symbol={piece.symbol} />
        ) : (
          <span key={`${place}${piece.text}`} aria-hidden="true">
            {piece.text}
          </span>
        ),
      )}
    </span>
  );
}

function Disc({ symbol }: { readonly symbol: string }): JSX.Element {
  const [first = '', second] = symbol.split('/');
  if (second === undefined)
    return (
      <span class={`disc disc-${discOf(first)}${first.length > 1 ? ' long' : ''}`} aria-hidden="true">
        {first}
      </span>
    );
  return (
    <span class="disc halves" aria-hidden="true">
      <span class={`half disc-${discOf(first)}`}>{first}</span>
      <span class={`half disc-${second === 'P' ? discOf(first) : discOf(second)}`}>
        {second === 'P' ? 'φ' : second}
      </span>
    </span>
  );
}
