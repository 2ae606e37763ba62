/** A scene that is only looked at: nothing in it answers a question. */
import type { JSX } from 'preact';
import type { ObjectRef, Scene } from '../protocol/scene.ts';
import { SceneView } from './SceneView.tsx';

const NO_CHOICES: ReadonlySet<ObjectRef> = new Set();
const NO_PICKS: readonly ObjectRef[] = [];

export function StillScene({ scene }: { readonly scene: Scene }): JSX.Element {
  return <SceneView scene={scene} choices={NO_CHOICES} picked={NO_PICKS} onRef={ignore} />;
}

function ignore(): void {
  // There are no choices that a click could mean.
}
