/** The shells that completion is made for, and what their scripts have in common. */
import type { CommandSurface } from '../surface.ts';
import { bashScript } from './bash.ts';
import { fishScript } from './fish.ts';
import { powershellScript } from './powershell.ts';
import { zshScript } from './zsh.ts';

/** The script that a shell reads, from the table of commands. */
export const SHELLS: Readonly<
  Record<'bash' | 'zsh' | 'fish' | 'powershell', (all: readonly CommandSurface[]) => string>
> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
};
export type ShellName = keyof typeof SHELLS;
export const SHELL_NAMES: readonly ShellName[] = ['bash', 'zsh', 'fish', 'powershell'];
