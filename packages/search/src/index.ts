// Players and the search over hidden information.
export {};
