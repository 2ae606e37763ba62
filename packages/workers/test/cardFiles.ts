// An invented card file: so many creatures without text, one card that no compiler can read, one of two faces, a token.
export function cardFile(creatures: number): string {
  const cards: object[] = Array.from({ length: creatures }, (_, at) => ({
    name: `Bear ${at}`,
    layout: 'normal',
    mana_cost: '{1}{G}',
    type_line: 'Creature — Bear',
    oracle_text: '',
    power: '2',
    toughness: '2',
    color_identity: ['G'],
    legalities: { vintage: 'legal' },
  }));
  const unread = {
    ...cards[0],
    name: 'Riddle',
    type_line: 'Sorcery',
    oracle_text: 'Colourless ideas sleep furiously.',
  };
  const faces = ['Bear Above', 'Bear Below'].map((name) => ({ ...cards[0], name, mana_cost: '{G}' }));
  const both = { ...cards[0], name: 'Bear Above // Bear Below', layout: 'modal_dfc', card_faces: faces };
  const token = { ...cards[0], name: 'Bear', layout: 'token' };
  return [...cards, unread, both, token, cards[0]].map((card) => `${JSON.stringify(card)}\n`).join('');
}
