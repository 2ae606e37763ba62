// Decks, positions and replays: parsing and printing.
export {};
