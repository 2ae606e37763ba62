/** One place on the battlefield: a permanent or a pile of equal ones, with what is attached looking out from behind. */
import type { JSX } from 'preact';
import type { CounterScene, PermanentScene } from '../protocol/scene.ts';
import { CardView, cardDescription } from '../ui/CardView.tsx';
import type { Pile } from './arrangement.ts';
import { useField } from './context.ts';
import { hasBadge } from './keywordBadges.ts';
import { ObjectButton } from './ObjectButton.tsx';
import { counterWords, permanentWords } from './words.ts';

export interface PermanentPileProps {
  readonly pile: Pile;
  readonly first: boolean;
}

export function PermanentPile({ pile, first }: PermanentPileProps): JSX.Element {
  const { permanents, attachments } = pile;
  const [host] = permanents;
  const combat = host.attacking !== 0 ? ' attacking' : host.blocking.length > 0 ? ' blocking' : '';
  return (
    <li
      class={`pile${permanents.length > 1 ? ' several' : ''}${combat}`}
      style={{ '--attachments': `${attachments.length}`, '--below': `${Math.min(3, permanents.length - 1)}` }}
    >
      {attachments.map((guest, place) => (
        <div class="attachment" key={guest.ref} style={{ '--place': `${place}` }}>
          <PermanentTile permanent={guest} count={1} first={false} />
        </div>
      ))}
      <PermanentTile
        permanent={host}
        count={permanents.length}
        others={permanents.map(({ ref }) => ref)}
        first={first}
      />
    </li>
  );
}

interface PermanentTileProps {
  readonly permanent: PermanentScene;
  readonly count: number;
  readonly others?: readonly number[];
  readonly first: boolean;
}

function PermanentTile({ permanent, count, others = [], first }: PermanentTileProps): JSX.Element {
  const { scene, index } = useField();
  const { tapped, phasedOut, sick } = permanent;
  const classes = ['tile', tapped && 'tapped', phasedOut && 'phased-out', sick && 'sick'].filter(
    (one) => one !== false,
  );
  return (
    <ObjectButton
      target={permanent.ref}
      {...(count > 1 ? { others } : {})}
      class={classes.join(' ')}
      label={permanentWords(permanent, count, scene, index)}
      description={cardDescription(permanent)}
      first={first}
    >
      <CardView card={permanent} size="tile">
        <Badges permanent={permanent} count={count} />
      </CardView>
    </ObjectButton>
  );
}

const MOST_KEYWORDS = 4;

/** Loyalty and defense stand in the corner of the card (306.5c, 310.4c). */
function isNoCorner({ kind }: CounterScene): boolean {
  return kind !== 'loyalty' && kind !== 'defense';
}

/** What matters most comes first: what does not fit is cut off, so that the name of the card stays in sight. `HelpDialog` explains them. */
function Badges({ permanent, count }: { readonly permanent: PermanentScene; readonly count: number }): JSX.Element {
  const { counters, damage, sick, keywords, tapped, isToken } = permanent;
  return (
    <span class="badges">
      {count > 1 && <span class="badge count">×{count}</span>}
      {damage > 0 && (
        <span class="badge damage" title={`${damage} damage`}>
          −{damage}
        </span>
      )}
      {counters.filter(isNoCorner).map((counter) => (
        <span class="badge counter" key={counter.kind} title={counterWords(counter)} data-number={counter.count}>
          {counter.kind}
          {counter.count > 1 && ` ×${counter.count}`}
        </span>
      ))}
      {sick && (
        <span class="badge sick" title="summoning sick">
          <span class="badge-word">sick</span>
        </span>
      )}
      {tapped && (
        <span class="badge turned" title="tapped">
          ↷
        </span>
      )}
      {keywords
        .filter(hasBadge)
        .slice(0, MOST_KEYWORDS)
        .map((keyword) => (
          <span class="badge keyword" key={keyword}>
            {keyword}
          </span>
        ))}
      {isToken && <span class="badge token">token</span>}
    </span>
  );
}
