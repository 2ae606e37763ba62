// The Magic: The Gathering rules engine: game state, decisions and every rule.
export {};
