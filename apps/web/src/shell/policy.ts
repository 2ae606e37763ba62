/** What the page may fetch, beyond what `index.html` says: a policy can be made stricter while the page runs, and never laxer. */

/** The page's policy lets pictures come from Scryfall; where they are not asked for the browser shall refuse them, until the page is loaded again. */
export function forbidImages(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "img-src 'self' data:";
  document.head.append(policy);
}
