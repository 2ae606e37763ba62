// The entry point of the web page.
export {};
