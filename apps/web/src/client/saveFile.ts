/** Text as a file among the visitor's downloads. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the address when they have time for it.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER);
}

const REVOKE_AFTER = 10_000;
