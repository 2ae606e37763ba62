/** What every part of the field knows: the scene, and what a click on something would mean. */
import { type Context, createContext, type Provider } from 'preact';
import { useContext } from 'preact/hooks';
import type { ObjectRef, Scene } from '../protocol/scene.ts';
import type { SceneEntry, ZoneName } from './sceneIndex.ts';

export interface OpenZone {
  readonly seat: number;
  readonly zone: ZoneName;
}

/** What can be clicked to answer the question, and what the click means in words. */
export interface Choices {
  has(ref: ObjectRef): boolean;
  get?(ref: ObjectRef): { readonly label: string } | undefined;
}

export interface FieldContext {
  readonly scene: Scene;
  readonly index: ReadonlyMap<ObjectRef, SceneEntry>;
  readonly choices: Choices;
  readonly picked: { has(ref: ObjectRef): boolean };
  readonly pointedAt: ReadonlySet<ObjectRef>;
  readonly openZone: (zone: OpenZone) => void;
}

const Field: Context<FieldContext | null> = createContext<FieldContext | null>(null);
export const FieldProvider: Provider<FieldContext | null> = Field.Provider;

export function useField(): FieldContext {
  const field = useContext(Field);
  if (field === null) throw new Error('a part of the field stands outside of it');
  return field;
}
